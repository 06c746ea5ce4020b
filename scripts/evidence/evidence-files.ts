import { readFileSync } from "node:fs";
import { join } from "node:path";
import { athleteTable } from "./athlete-table.ts";
import { findingsPage } from "./findings-page.ts";
import { GOLDEN, goldenPlan } from "./golden-plans.ts";

export const ROOT = join(import.meta.dirname, "../..");
const GUIDE = "docs/plan-engine.md";

/** Files that are written from plans, by path from the repository's root, each made when called. */
export const EVIDENCE: ReadonlyMap<string, () => string> = new Map([
  ...GOLDEN.map((name) => [`scripts/evidence/plans/${name}.txt`, () => goldenPlan(name)] as const),
  [GUIDE, () => withTable(readFileSync(join(ROOT, GUIDE), "utf8"))],
  ["docs/coach-findings.md", findingsPage],
]);

const TABLE = /(### Plans of 25 athletes\n\n(?:[^|\n].*\n)+\n)(?:\|.*\n)*/;

const withTable = (guide: string): string =>
  guide.replace(TABLE, (_, head: string) => `${head}${athleteTable()}\n`);
