import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

/** Licences of libraries that an MIT project may bring along unchanged (SPDX). */
const ALLOWED: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Fonts may be embedded and passed on, but not sold alone. */
const FONT_LICENCES: ReadonlySet<string> = new Set(["OFL-1.1"]);

/** Packages that say something else, each with the reason why it may stay. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "axe-core": "MPL-2.0; checks screens in tests and is not shipped",
  "dejavu-fonts-ttf": "Bitstream Vera licence; a font of the browser tests",
  "ical.js": "MPL-2.0; reads calendar feeds in tests and is not shipped",
  lightningcss: "MPL-2.0; builds style sheets and is not shipped",
  "png-js": "MIT by its file LICENSE",
};

const manifest = z.object({ name: z.string(), version: z.string(), license: z.unknown() });

/** The licences of an SPDX expression; all of them are asked for, also where one may be chosen. */
const namesOf = (expression: string) => expression.replaceAll(/[()]/gu, "").split(/ (?:AND|OR) /u);

const isAllowed = (name: string, licence: string) =>
  namesOf(licence).every(
    (each) => ALLOWED.has(each) || (name.includes("font") && FONT_LICENCES.has(each)),
  );

/** The installed packages, by name, with the licence that they state. */
function installedLicences(): Map<string, string> {
  const paths = globSync("node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json");
  const found = paths.flatMap((path) => {
    const read = manifest.safeParse(JSON.parse(readFileSync(path, "utf8")));
    if (!read.success) return [];
    const { name, license } = read.data;
    return [[name, typeof license === "string" ? license : "none stated"] as const];
  });
  return new Map(found);
}

const isException = (name: string) =>
  Object.keys(EXCEPTIONS).some((known) => name === known || name.startsWith(`${known}-`));

test("every installed package has a licence that lets us ship it, or a reason", () => {
  const licences = installedLicences();
  expect(licences.size).toBeGreaterThan(100);
  const refused = [...licences].filter(
    ([name, licence]) => !isAllowed(name, licence) && !isException(name),
  );
  expect(refused).toEqual([]);
});
