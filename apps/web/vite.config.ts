import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const API = "http://localhost:3000";

export default defineConfig({
  plugins: [react()],
  css: { postcss: "./" },
  server: {
    port: 5173,
    // The API sees its own host, so that the same-origin check holds in development too.
    proxy: {
      "/api": { target: API, changeOrigin: false },
      "/trpc": { target: API, changeOrigin: false },
    },
  },
  build: { manifest: true, target: "es2022" },
});
