import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { WEARABLE } from "@triplan/domain";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Sources of screens, use cases, routes, queries and rules; tests may name the service. */
const SOURCES = [
  "apps/web/src/**/*.{ts,tsx}",
  "apps/api/src/{modules,wearables,server,trpc,jobs}/**/*.ts",
  "packages/{contract,db,domain,plan-engine}/src/**/*.ts",
];
const HOME = "packages/domain/src/activity/wearable.ts";

// @covers names-1
test("the watch service's name appears in one place only", () => {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(400);
  const name = WEARABLE.name.toLowerCase();
  const naming = files.filter((file) =>
    readFileSync(join(ROOT, file), "utf8").toLowerCase().includes(name),
  );
  expect(naming).toEqual([HOME]);
});
