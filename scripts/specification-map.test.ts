import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const MAP = "docs/specification-map.md";

const map = readFileSync(join(ROOT, MAP), "utf8");

/** The cells of each row that states something; a bar within a cell is escaped. */
const rows = map
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:---|Statement)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim().replaceAll(String.raw`\|`, "|")));

const isPath = (text: string) => text.includes("/") && /\.\w+$/.test(text);
const paths = [...map.matchAll(/`([^`]+)`/g)]
  .map(([, text = ""]) => text)
  .filter((text) => isPath(text));

/** Each test that a row names, with its file. */
const tests = rows.flatMap(([, , shownBy = ""]) =>
  [...shownBy.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = "", name = ""]) => ({ file, name })),
);

describe("the specification map", () => {
  test("has rows of four cells, each with a state", () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter((cells) => cells.length !== 4)).toEqual([]);
    expect(rows.filter(([, , , state = ""]) => !/^(?:not )?met\b/.test(state))).toEqual([]);
  });

  test("says of each row which test shows it, or that none does", () => {
    const silent = rows.filter(([, , shownBy = ""]) => !/^no test$|“/.test(shownBy));
    expect(silent).toEqual([]);
  });

  test("names files that are there", () => {
    expect(paths.length).toBeGreaterThan(400);
    expect([...new Set(paths)].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test("names tests by the words that their files have", () => {
    const missing = tests.filter(
      ({ file, name }) => !readFileSync(join(ROOT, file), "utf8").includes(name),
    );
    expect(tests.length).toBeGreaterThan(250);
    expect(missing).toEqual([]);
  });
});
