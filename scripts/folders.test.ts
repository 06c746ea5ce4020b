import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { cyclicImports } from "./import-graph/cyclic-imports.ts";
import { folderImports, type FolderImport } from "./import-graph/folder-imports.ts";
import { trackedFiles } from "./testing/tracked-files.ts";

const ROOT = join(import.meta.dirname, "..");
const MAX_FILES = 25;

/** Not yet in order: take a workspace off the list as soon as its folders form no cycle. */
const WITH_CYCLES = new Set(["apps/api", "apps/wearable-sandbox", "apps/web", "packages/planner"]);
const CROWDED = new Set([
  "apps/api/src/http",
  "apps/api/src/testing",
  "apps/web/src/app",
  "apps/web/src/features/create-plan",
  "apps/web/src/features/weekly-view/parts",
  "apps/web/src/shared",
]);

const isTest = (file: string) => /\.(?:test|spec|examples)\.tsx?$/.test(file);
const SOURCES = trackedFiles("apps/*.ts", "apps/*.tsx", "packages/*.ts", "packages/*.tsx").filter(
  (file) => file.split("/")[2] === "src" && !isTest(file),
);
const WORKSPACES = Map.groupBy(SOURCES, (file) => file.split("/").slice(0, 2).join("/"));

const inWords = ({ importer, imported }: FolderImport) => `${importer} imports ${imported}`;

describe.each([...WORKSPACES])("%s", (workspace, sources) => {
  const src = join(ROOT, workspace, "src");
  const files = sources.map((file) => join(ROOT, file));
  const imports = folderImports(src, files);

  test.skipIf(WITH_CYCLES.has(workspace))("its folders form no cycle", () => {
    expect(cyclicImports(imports).map(inWords)).toEqual([]);
  });

  test("no import passes the index of a folder", () => {
    const past = imports.filter(
      ({ from, to, imported }) =>
        to !== "" &&
        !`${from}/`.startsWith(`${to}/`) &&
        existsSync(join(src, to, "index.ts")) &&
        imported !== join(to, "index.ts"),
    );
    expect(past.map(inWords)).toEqual([]);
  });
});

test("a folder has at most 25 source files", () => {
  const folders = [...Map.groupBy(SOURCES, (file) => dirname(file))];
  const crowded = folders.filter(
    ([folder, files]) => files.length > MAX_FILES && !CROWDED.has(folder),
  );
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test.each([
  ["two folders that import each other", ["a b", "b a"], ["a b", "b a"]],
  ["a folder and one inside it", [" a", "a "], [" a", "a "]],
  ["a folder beside a cycle", ["x a", "a b", "b a", "b y"], ["a b", "b a"]],
  ["one direction", ["a b", "b c", "a c"], []],
])("cycles: %s", (_, edges, cyclic) => {
  const imports = edges.map((edge) => {
    const [from = "", to = ""] = edge.split(" ");
    return { from, to, importer: from, imported: to };
  });
  expect(cyclicImports(imports).map(({ from, to }) => `${from} ${to}`)).toEqual(cyclic);
});
