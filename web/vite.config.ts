import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// In the mode "fixtures" the client talks to recorded views (src/dev); otherwise to the server it was loaded from.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  define: { __FIXTURES__: JSON.stringify(mode === "fixtures") },
  build: { target: "es2022", assetsInlineLimit: 0, outDir: mode === "fixtures" ? "dist-fixtures" : "dist", manifest: true },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
}));
