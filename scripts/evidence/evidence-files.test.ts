import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EVIDENCE, ROOT } from "./evidence-files.ts";

test.each([...EVIDENCE])(
  "%s shows today's plans; else run `node scripts/golden-plans.ts --write` and read the diff",
  (path, make) => {
    expect(make()).toBe(readFileSync(join(ROOT, path), "utf8"));
  },
);
