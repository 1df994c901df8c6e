import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { startLanguage } from "./lib/i18n.svelte";
import { startLayers } from "./lib/layers";
import { startRouter } from "./lib/router.svelte";
import { startSettings } from "./lib/settings.svelte";

startSettings();
startRouter();
startLayers();
await startLanguage();
mount(App, { target: document.getElementById("app")! });
