import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GOLDEN_FILES } from "./testing/golden-files.ts";

const FOLDER = join(import.meta.dirname, "../golden");

test.each(GOLDEN_FILES)("writes %s byte for byte", (name, make) => {
  expect(Buffer.from(make()).equals(readFileSync(join(FOLDER, name)))).toBe(true);
});

test("has no other golden files", () => {
  const names = GOLDEN_FILES.map(([name]) => name);
  expect(readdirSync(FOLDER).toSorted()).toEqual(names.toSorted());
});
