import { MantineProvider } from "@mantine/core";
import axe from "axe-core";
import type { ReactElement } from "react";
import { cssVariablesResolver, theme } from "../theme/theme.ts";

/** Wraps a component in the theme that the kit needs. */
export const inTheme = (part: ReactElement) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
    {part}
  </MantineProvider>
);

/** Ids of broken accessibility rules; colour contrast is tested in a browser. */
export async function brokenRules(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id }) => id);
}
