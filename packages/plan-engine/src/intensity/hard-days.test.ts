import { EXPERIENCE_LEVELS } from "@triplan/domain";
import { expect, test } from "vitest";
import { hardBudget } from "./hard-days.ts";

const budgets = (phase: "base" | "build", sessions: number, isRecovery = false) =>
  EXPERIENCE_LEVELS.map((level) => hardBudget(level, { phase, isRecovery }, sessions));

// Values of docs/plan-engine.md, from beginner to advanced.
test.each([
  ["build", 7, false, [1, 2, 3]],
  ["base", 7, false, [0, 1, 2]],
  ["build", 4, false, [1, 1, 1]],
  ["base", 4, false, [0, 1, 1]],
  ["base", 7, true, [0, 0, 0]],
] as const)("a %s week of %i exercises (recovery: %s) holds %j hard ones at most", (...given) => {
  const [phase, sessions, isRecovery, most] = given;
  expect(budgets(phase, sessions, isRecovery)).toEqual(most);
});
