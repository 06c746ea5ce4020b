import "@mantine/core/styles.layer.css";
import "@triplan/ui/theme.css";
import "./app/page.css";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { loadFirstPage } from "./app/pages.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to draw in");
// The server has drawn the page of someone without a login: it gives way to the living one.
const isVisitor = root.hasChildNodes();
// Code that does not come is asked for again by the page, which says so if that fails too.
if (isVisitor) await loadFirstPage(location.pathname).catch(() => undefined);
root.inert = false;
// At once, since what is typed or pressed in between would be lost.
flushSync(() =>
  createRoot(root).render(
    <StrictMode>
      <App isVisitor={isVisitor} />
    </StrictMode>,
  ),
);
