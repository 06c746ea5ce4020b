import { addDays, DISCIPLINES } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { isEasy, isHard } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { whySentence } from "../../sessions/index.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { arbRequest } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { arbTimeOff } from "../../testing/time-off.ts";
import { minutesOf } from "../adjustments/week-scope.ts";
import { secondsAboveEasy } from "../drafts/set-instead.ts";
import { applyTimeOff } from "./apply-time-off.ts";

const isBeside = (a: PlannedExercise, b: PlannedExercise) =>
  a.type === b.type && Math.abs(a.suggestedDay - b.suggestedDay) === 1;

test.prop(
  [arbRequest, arbTimeOff, fc.subarray([...DISCIPLINES], { minLength: 1, maxLength: 2 })],
  runs(15),
)(
  "a trip's other sport gets 15 % more minutes at most, no runs on two days running, no more hard time",
  (request, of, sports) => {
    const { fromDate } = of(request);
    const dates = { fromDate, toDate: addDays(fromDate, 6), acceptedOn: request.createdOn };
    const trip = { kind: "travel", ...dates, minutesPerDay: 60, sports, symptoms: null } as const;
    const plan = generatedPlan(request);
    const planned = new Map(
      plan.weeks.flatMap((week) => week.exercises.map((row) => [row.slotKey, row] as const)),
    );
    for (const { week, exercises } of applyTimeOff(request, plan, [trip]).weeks) {
      const before = plan.weeks[week - 1]?.exercises ?? [];
      for (const row of exercises) {
        const base = planned.get(row.slotKey);
        if (!base || base.type === row.type) continue;
        const own = before.filter(({ type }) => type === row.type);
        const now = exercises.filter(({ type }) => type === row.type);
        expect(100 * minutesOf(now)).toBeLessThanOrEqual(115 * minutesOf(own));
        expect(row.duration).toBeLessThanOrEqual(Math.max(...own.map((each) => each.duration)));
        const beside = exercises.filter((each) => isBeside(each, row));
        if (row.type === "run") expect(beside).toEqual([]);
        expect(row).toMatchObject({ isKey: isHard(row), brickId: null });
        expect(whySentence(row, null)).toContain(`nstead of ${base.name} (`);
        expect(isEasy(row.intensity) || isHard(base)).toBe(true);
        if (!isHard(row)) continue;
        expect(secondsAboveEasy(row.steps)).toBeLessThanOrEqual(secondsAboveEasy(base.steps));
        expect(beside.filter(isHard)).toEqual([]);
      }
      expect(exercises.filter(isHard).length).toBeLessThanOrEqual(before.filter(isHard).length);
    }
  },
);
