import "@mantine/core/styles.layer.css";
import "@triplan/ui/theme.css";
import "./app/page.css";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { loadFirstPage } from "./app/pages/lazy-pages.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to draw in");
// The server prerendered the page for a signed-out user; it is replaced by the mounted app.
const isVisitor = root.hasChildNodes();
// The page retries missing code itself and reports a second failure.
if (isVisitor) await loadFirstPage(location.pathname).catch(() => undefined);
root.inert = false;
// Synchronous, because input typed in between would be lost.
flushSync(() =>
  createRoot(root).render(
    <StrictMode>
      <App isVisitor={isVisitor} />
    </StrictMode>,
  ),
);
