/**
 * What lies over the page — a drawer, a menu — is closed by the browser's back button, which on a phone is the way to
 * leave anything. Each layer has an entry of its own in the history; closing it otherwise takes the entry away again.
 */
interface Layer {
  close: () => void;
}

const layers: Layer[] = [];
let expected = false; // a step through the history that we took ourselves
let planned = false;

/** How many layers the page has where the history is now. */
function entries(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "layers" in state ? Number(state.layers) : 0;
}

/** Say that something has opened, and how the back button closes it; call what is returned when it has closed. */
export function layer(close: () => void): () => void {
  const opened = { close };
  layers.push(opened);
  plan();
  return () => {
    const place = layers.indexOf(opened);
    if (place >= 0) layers.splice(place, 1);
    plan();
  };
}

/** When all that opens and closes at once has done so: one that takes the place of another keeps its entry. */
function plan(): void {
  if (planned) return;
  planned = true;
  queueMicrotask(() => {
    planned = false;
    settle();
  });
}

function settle(): void {
  if (expected) return; // first arrive there
  if (layers.length > 0) history.scrollRestoration = "manual"; // closing must not scroll what lies below
  for (let n = entries(); n < layers.length; n += 1) history.pushState({ layers: n + 1 }, "");
  if (entries() > layers.length) {
    expected = true;
    history.go(layers.length - entries());
  }
}

function moved(): void {
  if (!expected) while (layers.length > entries()) layers.pop()!.close();
  expected = false;
  if (entries() === 0) history.scrollRestoration = "auto";
  settle();
}

export function startLayers(): void {
  window.addEventListener("popstate", moved);
  settle(); // a page that was loaded anew has nothing open
}
