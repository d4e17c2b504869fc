import "@fontsource-variable/archivo/wdth.css";
import "@fontsource-variable/besley/wght.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { lights } from "./lib/theme.svelte";
import { words } from "./lib/words.svelte";

const target = document.getElementById("roundhouse");
lights.start();
void words.speak().then(() => target && mount(App, { target }));
