import "@fontsource-variable/archivo/wdth.css";
import "@fontsource-variable/besley/wght.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { route } from "./lib/route.svelte";
import { themeSetting } from "./lib/theme.svelte";
import { words } from "./lib/words.svelte";

const target = document.getElementById("roundhouse");
themeSetting.start();
// A table's screens are on their way while the words are read; if they fail to come, the screen says so.
if (route.place.screen === "table")
  void Promise.allSettled([import("./screens/TableLink.svelte"), import("./screens/Table.svelte")]);
void words.speak().then(() => target && mount(App, { target }));
