import { expect, test } from "vitest";
import { PHASES } from "../plan-types.ts";
import { weekAim } from "./week-aim.ts";

const week = { isRecovery: false, isRegeneration: false, totalWeeks: 12 };

test("no week promises strength work, which plans do not hold", () => {
  for (const phase of PHASES) expect(weekAim({ ...week, phase })).not.toMatch(/strength/i);
});

test("a plan of one week is race week", () => {
  expect(weekAim({ ...week, phase: "race", totalWeeks: 1 })).toBe(
    "Race week: short, easy sessions, then your race.",
  );
});
