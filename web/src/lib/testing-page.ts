// For unit tests: as much of a page as the modules look at when they are loaded. To be imported before them.

const nothing = (): void => undefined;
const events = { addEventListener: nothing, removeEventListener: nothing };

Object.assign(globalThis, events, {
  document: { ...events, documentElement: { toggleAttribute: nothing, dataset: {} }, visibilityState: "visible" },
  location: new URL("http://test/"),
});
