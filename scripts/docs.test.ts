import { globSync, existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const PAGES = globSync(["*.md", "docs/**/*.md", "{apps,packages}/*/README.md"], { cwd: ROOT });

const textOf = (page: string) => readFileSync(join(ROOT, page), "utf8");

/** Paths from the repository's root in backticks. */
const namedPaths = (page: string): string[] =>
  [...textOf(page).matchAll(/`((?:apps|packages|scripts|docs)\/[\w./-]+)`/g)].flatMap(
    ([, path = ""]) => path,
  );

/** Link targets without anchors. */
const linkedPaths = (page: string): string[] =>
  [...textOf(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].flatMap(([, path = ""]) =>
    join(dirname(page), path),
  );

describe.each(PAGES)("%s", (page) => {
  test("names files and folders that exist", () => {
    const paths = [...namedPaths(page), ...linkedPaths(page)];
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
