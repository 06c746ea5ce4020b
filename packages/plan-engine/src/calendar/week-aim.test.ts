import { expect, test } from "vitest";
import { PHASES } from "../model/plan-types.ts";
import { weekAim } from "./week-aim.ts";

const week = { isRecovery: false, isRegeneration: false, totalWeeks: 12 };

test("promises no strength work, which plans do not contain", () => {
  for (const phase of PHASES) expect(weekAim({ ...week, phase })).not.toMatch(/strength/i);
});

test("describes a plan of one week as race week", () => {
  expect(weekAim({ ...week, phase: "race", totalWeeks: 1 })).toBe(
    "Race week: short, easy sessions, then your race.",
  );
});
