import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { coverageOf, coveredTests } from "./covered-tests.ts";
import { renderMap } from "./render-map.ts";
import { readStatements } from "./statements.ts";

const ROOT = join(import.meta.dirname, "../..");
const sections = readStatements(ROOT);
const statements = sections.flatMap(({ groups }) => groups.flatMap((group) => group.statements));
const tests = coveredTests(ROOT);

describe("the specification map", () => {
  test("has a unique id for each of more than 200 statements", () => {
    expect(statements.length).toBeGreaterThan(200);
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
  });

  test("has a test or a note for every statement", () => {
    const unproven = statements.filter(({ id, note }) => !tests.has(id) && note === undefined);
    expect(unproven).toEqual([]);
  });

  test("contains every statement that a test covers", () => {
    const ids = new Set(statements.map(({ id }) => id));
    expect([...tests.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });

  test("is up to date (run pnpm map)", () => {
    const page = readFileSync(join(ROOT, "docs/specification-map.md"), "utf8");
    expect(page).toBe(renderMap(sections, tests));
  });
});

describe("coverageOf", () => {
  const TAG = "  // @covers header-1, header-2";

  test("reads the name on the line below the tag", () => {
    const text = [TAG, `  test("says \\"it's\\" so", () => {`].join("\n");
    const test = { file: "a.test.ts", name: String.raw`says \"it's\" so` };
    expect(coverageOf("a.test.ts", text)).toEqual([
      ["header-1", test],
      ["header-2", test],
    ]);
  });

  test("throws for a tag without a test below it", () => {
    expect(() => coverageOf("a.test.ts", `${TAG}\nconst x = 1;`)).toThrow("a.test.ts:1");
  });
});
