import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// What several parts of the page have in common would else be dozens of files of a kilobyte, each a request of its own
// that the first look at a table waits for.
const common = { name: "common", test: /src[\\/](lib|frame)[\\/]/, minShareCount: 2 };

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [common] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
