import { MantineProvider } from "@mantine/core";
import axe from "axe-core";
import type { ReactElement } from "react";
import { cssVariablesResolver, theme } from "./theme.ts";

// jsdom knows no media queries: every one of them simply does not match.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** What every part of the kit stands on. */
export const inTheme = (part: ReactElement) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
    {part}
  </MantineProvider>
);

/** Names of the accessibility rules that the element breaks; colours are looked at in a browser. */
export async function brokenRules(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id }) => id);
}
