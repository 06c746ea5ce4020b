import { spawnSync } from "node:child_process";
import { PLAN_RULES } from "@triplan/planner";
import { PLAN_LAWS } from "@triplan/planner/testing";
import { expect, test } from "vitest";

const prove = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/prove.ts", ...args], { encoding: "utf8" });

test("tells of every rule and law how often it judged and was broken, and the seed", () => {
  const { stdout, status } = prove("20", "7");
  expect(status).toBe(0);
  expect(stdout).toContain("20 plans of random requests, seed 7");
  for (const { id } of [...PLAN_RULES, ...PLAN_LAWS]) {
    expect(stdout).toMatch(new RegExp(`^${id} +\\d+ +0 `, "m"));
  }
  expect(stdout).toMatch(/generating: 20 plans, p50 [\d.]+ ms, p99 [\d.]+ ms/);
});
