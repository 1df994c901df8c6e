import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { startLanguage } from "./lib/i18n.svelte";
import { startLayers } from "./lib/layers";
import { startNotices } from "./lib/notices.svelte";
import { startOffline } from "./lib/offline";
import { startRenewal } from "./lib/renewal.svelte";
import { startRouter } from "./lib/router.svelte";
import { startSettings } from "./lib/settings.svelte";
import { startSounds } from "./lib/sounds";

startRenewal();
startSettings();
startRouter();
startLayers();
startSounds();
startNotices();
await startLanguage();
mount(App, { target: document.getElementById("app")! });
startOffline();
