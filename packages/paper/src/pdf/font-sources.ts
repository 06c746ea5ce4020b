import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** Lists of the characters of Noto Sans, in the order in which a character looks for its glyph. */
const FAMILIES = {
  "noto-sans": require.resolve("@fontsource-variable/noto-sans/unicode.json"),
  "noto-sans-jp": require.resolve("@fontsource-variable/noto-sans-jp/unicode.json"),
  "noto-sans-sc": require.resolve("@fontsource-variable/noto-sans-sc/unicode.json"),
  "noto-sans-kr": require.resolve("@fontsource-variable/noto-sans-kr/unicode.json"),
} as const;

/** A file of a family, which holds some of its characters in all weights. */
export interface FontSource {
  /** Unique among all sources. */
  name: string;
  has: (codePoint: number) => boolean;
  read: () => Promise<Buffer>;
}

/** "U+0301,U+0400-045F" as pairs of first and last. */
const rangesOf = (text: string): [first: number, last: number][] =>
  text.split(",").map((range) => {
    const [first = "", last = first] = range.slice("U+".length).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

async function sourcesOf([family, list]: [family: string, list: string]): Promise<FontSource[]> {
  const listed: unknown = JSON.parse(await readFile(list, "utf8"));
  return Object.entries(listed ?? {}).map(([subset, unicodes]) => {
    const ranges = rangesOf(String(unicodes));
    const name = `${family}-${subset.replaceAll(/[[\]]/g, "")}`;
    return {
      name,
      has: (codePoint) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last),
      read: () => readFile(join(dirname(list), `files/${name}-wght-normal.woff2`)),
    };
  });
}

let sources: Promise<FontSource[]> | undefined;

/** All files of all families, the basic Latin ones of Noto Sans among the first. */
export function fontSources(): Promise<FontSource[]> {
  sources ??= Promise.all(Object.entries(FAMILIES).map(sourcesOf)).then((each) => each.flat());
  return sources;
}
