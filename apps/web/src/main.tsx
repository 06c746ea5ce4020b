import "@mantine/core/styles.layer.css";
import "@triplan/ui/theme.css";
import "./app/page.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { reloadOnStaleChunk } from "./app/reload-on-stale-chunk.ts";

reloadOnStaleChunk();

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to draw in");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
