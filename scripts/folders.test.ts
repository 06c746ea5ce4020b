import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { cyclicFolderImports, cyclicImports } from "./import-graph/cyclic-imports.ts";
import { fileImports, type FileImport } from "./import-graph/file-imports.ts";
import { trackedFiles } from "./testing/tracked-files.ts";

const ROOT = join(import.meta.dirname, "..");
const MAX_FILES = 25;
/** Of a stylesheet; the linter limits the lines of other sources. */
const MAX_LINES = 300;

const isTest = (file: string) => /\.(?:test|spec|examples)\.tsx?$/.test(file);
const SOURCES = trackedFiles("apps/*.ts", "apps/*.tsx", "packages/*.ts", "packages/*.tsx").filter(
  (file) => file.split("/")[2] === "src" && !isTest(file),
);
const WORKSPACES = Map.groupBy(SOURCES, (file) => file.split("/").slice(0, 2).join("/"));

/** The folders that hold the file, innermost first, without `src` itself. */
function foldersAround(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? [] : [folder, ...foldersAround(folder)];
}

/** The feature of the web app that holds the file, if any. */
const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];

const inWords = ({ importer, imported }: FileImport) => `${importer} imports ${imported}`;

describe.each([...WORKSPACES])("%s", (workspace, sources) => {
  const src = join(ROOT, workspace, "src");
  const files = sources.map((file) => join(ROOT, file));
  const imports = fileImports(src, files);

  test("its folders form no cycle", () => {
    expect(cyclicFolderImports(imports).map(inWords)).toEqual([]);
  });

  test("its files form no cycle", () => {
    expect(cyclicImports(imports).map(inWords)).toEqual([]);
  });

  test("no import passes the index of a folder", () => {
    const past = imports.filter(({ importer, imported }) =>
      foldersAround(imported).some(
        (folder) =>
          !importer.startsWith(`${folder}/`) &&
          existsSync(join(src, folder, "index.ts")) &&
          imported !== `${folder}/index.ts`,
      ),
    );
    expect(past.map(inWords)).toEqual([]);
  });
});

test("no feature of the web app imports another", () => {
  const files = WORKSPACES.get("apps/web") ?? [];
  const imports = fileImports(
    join(ROOT, "apps/web/src"),
    files.map((file) => join(ROOT, file)),
  );
  const wrong = imports.filter(({ importer, imported }) => {
    const feature = featureOf(imported);
    return feature !== undefined && (featureOf(importer) ?? feature) !== feature;
  });
  expect(wrong.map(inWords)).toEqual([]);
});

test("a folder has at most 25 source files", () => {
  const folders = [...Map.groupBy(SOURCES, (file) => dirname(file))];
  const crowded = folders.filter(([, files]) => files.length > MAX_FILES);
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test("a stylesheet has at most 300 lines", () => {
  const long = trackedFiles("apps/*.css", "packages/*.css")
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), "utf8").split("\n").length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
});

test.each([
  ["folders that import each other", ["a/1 b/1", "b/2 a/2"], ["a/1 b/1", "b/2 a/2"]],
  ["a folder and one inside it", ["a/1 a/b/1", "a/b/2 a/2"], ["a/1 a/b/1", "a/b/2 a/2"]],
  ["folders beside a cycle", ["x/1 a/1", "a/1 b/1", "b/2 a/2", "b/1 y/1"], ["a/1 b/1", "b/2 a/2"]],
  ["one direction", ["a/1 b/1", "b/1 c/1", "a/1 c/1"], []],
  ["files of one folder", ["a/1 a/2", "a/2 a/1"], []],
])("finds cycles of folders: %s", (_, imports, cyclic) => {
  const edges = imports.map((edge) => {
    const [importer = "", imported = ""] = edge.split(" ");
    return { importer, imported };
  });
  const found = cyclicFolderImports(edges);
  expect(found.map(({ importer, imported }) => `${importer} ${imported}`)).toEqual(cyclic);
});
