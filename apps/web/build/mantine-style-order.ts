import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SHEET = ".layer.css";
/** Mantine's layer, which each of its style sheets is in. */
const OPENING = /^@layer mantine\s*\{/;

/**
 * Names of Mantine's style sheets in the order of its full one: between rules of the same
 * specificity the later one holds.
 */
export function mantineStyleOrder(core: string): string[] {
  const all = readFileSync(join(core, "styles.layer.css"), "utf8");
  const names = readdirSync(join(core, "styles")).filter((file) => file.endsWith(SHEET));
  const places = names.map((file) => {
    const rules = readFileSync(join(core, "styles", file), "utf8")
      .replace(OPENING, "")
      .trim();
    const place = all.indexOf(rules.slice(0, -1).trim());
    if (place < 0) throw new Error(`Mantine's full style sheet has no ${file}`);
    return { name: file.slice(0, -SHEET.length), place };
  });
  return places.toSorted((a, b) => a.place - b.place).map(({ name }) => name);
}

/** Puts a style sheet into a layer of its own inside of Mantine's. */
export const inOwnLayer = (name: string, sheet: string): string =>
  sheet.replace(OPENING, `@layer mantine.${name} {`);
