import { integer, readConfigureGlobal, sample } from "fast-check";
import { expect, test } from "vitest";
import config from "../../vitest.config.ts";

test("properties use the same cases in every run", () => {
  expect(readConfigureGlobal().seed).toBe(20_260_101);
  expect(sample(integer(), 20)).toEqual(sample(integer(), 20));
});

test("ordinary tests run once: no number of runs is set for all", () => {
  expect(readConfigureGlobal().numRuns).toBeUndefined();
});

test("every project of the test configuration uses the fixed seed", () => {
  expect(config.test?.setupFiles).toEqual(["scripts/testing/fixed-seed.ts"]);
  expect(config.test?.projects?.length).toBeGreaterThan(0);
  for (const project of config.test?.projects ?? []) {
    expect(project).toMatchObject({ extends: true });
  }
});
