import "@mantine/core/styles.layer.css";
import "@triplan/ui/theme.css";
import "./app/page.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/app.tsx";
import { loadFirstPage } from "./app/pages/lazy-pages.ts";
import { forgetFailedStyles } from "./shared/loading/forget-failed-styles.ts";

forgetFailedStyles();
const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to draw in");
// The server sends prerendered pages to signed-out users only.
const isVisitor = root.hasChildNodes();
const app = (
  <StrictMode>
    <App
      isVisitor={isVisitor}
      // Navigation and data must change together: a deferred page would show the data of the next.
      router={(routes) => <BrowserRouter useTransitions={false}>{routes}</BrowserRouter>}
    />
  </StrictMode>
);
if (isVisitor) {
  // The page retries missing code itself and reports a second failure.
  await loadFirstPage(location.pathname).catch(() => undefined);
  // The Content-Security-Policy allows styles set by script, but no style attributes of the page.
  for (const element of root.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset["style"] ?? "";
    delete element.dataset["style"];
  }
  // In steps, so that the page answers scrolling and clicks in between.
  startTransition(() => {
    // Markup that differs from the app's own is a bug: report it like an uncaught error.
    hydrateRoot(root, app, { onRecoverableError: reportError });
  });
} else {
  createRoot(root).render(app);
}
