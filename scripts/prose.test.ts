import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { trackedFiles } from "./testing/tracked-files.ts";

const ROOT = join(import.meta.dirname, "..");

/** Words used instead of a standard term: write again, anyone, calculate, repair, notified. */
const BANNED =
  /\b(?:anew|whoever|reckon(?:s|ed|ing)?|mend(?:s|ed|ing)?|told of|all the same|ever more)\b/gi;
/** Bounds are named `MAX_` and `MIN_`. */
const BANNED_BOUND = /\b(?:MOST|LEAST)_|_(?:MOST|LEAST)\b/g;

const ALLOWED = new Set(["CHANGELOG.md", "scripts/prose.test.ts"]);
const FILES = trackedFiles("*.ts", "*.tsx", "*.css", "*.md").filter((file) => !ALLOWED.has(file));

const textOf = (file: string) => readFileSync(join(ROOT, file), "utf8");
/** Separates the words of camelCase names. */
const wordsOf = (text: string) => text.replaceAll(/([a-z])(?=[A-Z])/g, "$1 ");

const bannedWords = (text: string): string[] => [
  ...(wordsOf(text).match(BANNED) ?? []),
  ...(text.match(BANNED_BOUND) ?? []),
];

/** Files that `@see` names; links to other sites are not checked. */
const citedFiles = (text: string): string[] =>
  [...text.matchAll(/@see\s+([\w.-]+\/[\w./-]*\w|[\w-]+\.md)/g)].map(([, path = ""]) => path);

test("names, comments and texts use standard terms", () => {
  expect(FILES.length).toBeGreaterThan(1000);
  const found = FILES.flatMap((file) =>
    bannedWords(textOf(file)).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test("every file cited by @see is tracked", () => {
  const tracked = new Set(trackedFiles());
  const missing = FILES.flatMap((file) =>
    citedFiles(textOf(file))
      .filter((path) => !tracked.has(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ["a comment", "// Whoever calls it"],
  ["a name in camelCase", "sealAnew()"],
  ["a constant", "MOST_TRIES"],
  ["the end of a constant", "RIDE_MOST"],
])("a banned word is found in %s", (_, text) => {
  expect(bannedWords(text)).toHaveLength(1);
});

test.each(["recommend", "amended", "renewal", "almost_all"])("%s is allowed", (text) => {
  expect(bannedWords(text)).toEqual([]);
});
