import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";

/** An import, value or type, of one file by another; paths from the workspace's `src`. */
export interface FileImport {
  importer: string;
  imported: string;
}

const QUOTED = /^["'](.*)["']$/;

/** What the imports and re-exports of a file name. */
function specifiersIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  return [
    ...requests.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => QUOTED.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ];
}

/** Imports of files below `src` by `files`, both absolute. */
export const fileImports = (src: string, files: readonly string[]): FileImport[] =>
  files.flatMap((file) =>
    specifiersIn(file)
      .filter((specifier) => specifier.startsWith("."))
      .map((specifier) => join(dirname(file), specifier))
      .filter((imported) => imported.startsWith(`${src}/`))
      .map((imported) => ({ importer: relative(src, file), imported: relative(src, imported) })),
  );
