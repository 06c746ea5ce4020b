import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe checks target sizes only on request. */
export const EVERY_RULE: axe.RunOptions = {
  runOnly: { type: "tag", values: TAGS },
  rules: { "target-size": { enabled: true } },
};

export const ONLY_COLOURS: axe.RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast"] },
};

/** A target partly covered by a sticky bar is fully visible after scrolling. */
const isCovered = ({ any }: axe.NodeResult) =>
  any.some((check) =>
    String(Reflect.get(Object(check.data), "messageKey")).startsWith("partiallyObscured"),
  );

/** The broken rules with their elements, inside `selector`. */
export async function findViolations(
  page: Page,
  options: axe.RunOptions,
  selector = "html",
): Promise<{ id: string; at: string[] }[]> {
  // Loads axe once per document: loading it for each check takes longer than the check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ([root, chosen]) => {
      const results = await window.axe?.run(root, { ...chosen, resultTypes: ["violations"] });
      return results?.violations;
    },
    [selector, options] as const,
  );
  if (!violations) throw new Error("Axe is not loaded");
  return violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isCovered(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
}
