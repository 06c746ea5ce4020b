import "@mantine/core/styles.css";
import "../theme/theme.css";
import { MantineProvider } from "@mantine/core";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { cssVariablesResolver, theme } from "../theme/theme.ts";
import { Gallery } from "./Gallery.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The gallery's page has no #root.");
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
    >
      <Gallery />
    </MantineProvider>
  </StrictMode>,
);
