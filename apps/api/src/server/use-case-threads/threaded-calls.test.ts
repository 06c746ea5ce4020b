import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../..");
/** Files that run the plan engine over whole plans. */
const GENERATORS = new Set(
  ["modules/plans/edition/composed-plan.ts", "modules/plans/create-plan.ts"].map((file) =>
    join(SRC, file),
  ),
);
const VALUE_IMPORT = /^import (?!type )(?:\{([^}]*)\}|\w+)?[^;]*?"(\.[^"]+)";$/gm;
const CALL = /(?:\b(inThread)\(|=>\s*)(\w+)\(?/g;

const valueImports = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(VALUE_IMPORT)].map(([, names = "", path = ""]) => ({
    names: names.split(",").map((name) => name.trim()),
    file: join(dirname(file), path),
  }));

function reachesGenerator(file: string, seen = new Set<string>()): boolean {
  if (GENERATORS.has(file)) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return valueImports(file).some((each) => reachesGenerator(each.file, seen));
}

const ROUTERS = valueImports(join(SRC, "modules/app-router.ts"))
  .map(({ file }) => file)
  .filter((file) => file.endsWith("-router.ts"));

test("every use case that generates a plan is called in a thread", () => {
  const found = ROUTERS.flatMap((router) => {
    const text = readFileSync(router, "utf8");
    const inThreads = new Set(
      [...text.matchAll(CALL)].flatMap(([, thread, name]) => (thread && name ? [name] : [])),
    );
    return valueImports(router)
      .filter(({ file }) => reachesGenerator(file))
      .flatMap(({ names }) => names)
      .map((name) => ({ name, isInThread: inThreads.has(name) }));
  });
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ isInThread }) => !isInThread)).toEqual([]);
});
