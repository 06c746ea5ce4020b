import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const PAGE = readFileSync(join(import.meta.dirname, "..", "docs", "asvs.md"), "utf8");

/** Requirements of OWASP ASVS 5.0 by level. */
const COUNTS = { 1: 70, 2: 183 };

/** The states that the page explains before its first chapter. */
const [INTRODUCTION = ""] = PAGE.split(/^## /m);
const [, ...states] = [...INTRODUCTION.matchAll(/^\| ([A-Z][a-z ]+?) +\|/gm)].map(
  ([, name]) => name,
);
const KNOWN_STATES = new Set(states);

const ROWS = [
  ...PAGE.matchAll(
    /^\| (?<number>\d+\.\d+\.\d+) +\| (?<level>\d) +\|[^|]+\| (?<state>[^|]+?) +\| (?<how>[^|]+?) +\|$/gm,
  ),
].map(({ groups }) => ({ number: "", level: "", state: "", how: "", ...groups }));

const numbers = ROWS.map(({ number }) => number);
const isTestNamed = (how: string) => /`[\w./-]+\.(?:test|spec)\.tsx?`/.test(how);

test("lists every requirement of levels 1 and 2 once, in order", () => {
  expect(numbers).toEqual([...new Set(numbers)]);
  const inOrder = numbers.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  expect(numbers).toEqual(inOrder);
  for (const [level, count] of Object.entries(COUNTS)) {
    expect([level, ROWS.filter((row) => row.level === level).length]).toEqual([level, count]);
  }
  expect(PAGE.match(/^\| \d+\./gm)).toHaveLength(ROWS.length);
});

test("puts every requirement under its chapter", () => {
  for (const section of PAGE.split(/^## /m).slice(1)) {
    const [, chapter] = /^V(\d+) /.exec(section) ?? [];
    const inside = [...section.matchAll(/^\| (\d+)\.\d+\.\d+ /gm)].map(([, first]) => first);
    expect(new Set(inside)).toEqual(new Set(chapter === undefined ? [] : [chapter]));
  }
});

test("names a test for each requirement that is met", () => {
  expect(ROWS.filter(({ state }) => !KNOWN_STATES.has(state))).toEqual([]);
  expect(ROWS.filter(({ state, how }) => state === "Met" && !isTestNamed(how))).toEqual([]);
});
