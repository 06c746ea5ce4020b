import { spawnSync } from "node:child_process";
import { PLAN_RULES, type PlanRequest } from "@triplan/plan-engine";
import { arbRequest, CHANGE_LAWS, PLAN_LAWS, SEASON_LAWS } from "@triplan/plan-engine/testing";
import { sample } from "fast-check";
import { expect, test } from "vitest";
import { smallestBreaking } from "./prove-plans/prove-plans.ts";

const prove = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/prove.ts", ...args], { encoding: "utf8" });

const isShort = ({ totalWeeks }: PlanRequest) => totalWeeks < 30;

test("prove prints checks and failures of every rule and law, and the seed", () => {
  const { stdout, status } = prove("--runs", "20", "--seed", "7", "--rules-only");
  expect(status).toBe(0);
  expect(stdout).toContain("20 plans of random requests, seed 7");
  for (const { id } of [...PLAN_RULES, ...PLAN_LAWS, ...CHANGE_LAWS]) {
    expect(stdout).toMatch(new RegExp(`^${id} +\\d+ +0 `, "m"));
  }
  expect(stdout).toMatch(/generating: 20 plans, p50 [\d.]+ ms, p99 [\d.]+ ms/);
});

test("prove lives random seasons and prints a line for each of their laws", () => {
  const { stdout, status } = prove("--seasons", "3", "--seed", "7");
  expect(status).toBe(0);
  expect(stdout).toContain("3 random seasons, seed 7");
  for (const { id } of SEASON_LAWS) expect(stdout).toMatch(new RegExp(`^${id} +0 `, "m"));
});

test("prove refuses an invalid number of runs and prints its usage (exit 1)", () => {
  const { stderr, status } = prove("--runs", "many");
  expect(status).toBe(1);
  expect(stderr).toContain("--seed");
});

test("prove shrinks the request of the sample that breaks a law", () => {
  const index = sample(arbRequest, { numRuns: 200, seed: 7 }).findIndex((each) => !isShort(each));
  const found = smallestBreaking(isShort, { seed: 7, index });
  expect(found?.totalWeeks).toBe(30);
  expect(smallestBreaking(() => true, { seed: 7, index })).toBeNull();
});
