import { addDays, isoDate } from "@triplan/domain";
import { generatePlan, planRequestOf, weekDoctor } from "@triplan/plan-engine";
import { describe, expect, test } from "vitest";
import { weekModel } from "../model/week-model.ts";
import { exerciseRow, placedOn, plan, TODAY, WEEK } from "../testing/week-rows.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { weekFindings } from "./week-findings.ts";

const request = planRequestOf(plan);
const judge = weekDoctor(request);

const findingsOf = (
  rows: readonly ExerciseRow[],
  today = TODAY,
  before: readonly ExerciseRow[] = [],
) =>
  weekFindings(
    judge,
    WEEK,
    weekModel(rows, {
      startDate: plan.startDate,
      week: WEEK,
      schedule: plan.weeklySchedule,
      today,
      raceDate: plan.raceDate,
      races: [],
    }),
    before,
  );

const onDay = (rows: readonly ExerciseRow[], day: number, today = TODAY) =>
  findingsOf(rows, today).filter((finding) => finding.day === day);

const hardOn = (day: 0 | 6) =>
  exerciseRow("run", 40, { id: day + 1, intensity: "hard", ...placedOn(day) });

describe("weekFindings", () => {
  const twoSwims = [
    exerciseRow("swim", 60, { id: 1, ...placedOn(4) }),
    exerciseRow("swim", 60, { id: 2, ...placedOn(4) }),
  ];

  test("names two exercises of a sport that exceed the hours of a day", () => {
    expect(onDay(twoSwims, 4).map(({ ruleId }) => ruleId)).toEqual(
      expect.arrayContaining(["day-hours", "units-a-day"]),
    );
  });

  test("ignores a past day", () => {
    expect(onDay(twoSwims, 4, addDays(isoDate("2027-03-11"), 1))).toEqual([]);
  });

  test("ignores exercises without a day", () => {
    const waiting = twoSwims.map((row) => ({ ...row, isScheduled: false, day: null }));
    expect(findingsOf(waiting).filter(({ day }) => day !== null)).toEqual([]);
  });

  test("names a hard Sunday after the previous week's hard Saturday", () => {
    const eve = addDays(plan.startDate, 7 * (WEEK - 1));
    const rules = (before: ExerciseRow[]) =>
      findingsOf([hardOn(0)], eve, before).map(({ ruleId }) => ruleId);
    expect(rules([])).not.toContain("hard-in-a-row");
    expect(rules([hardOn(6)])).toContain("hard-in-a-row");
  });

  test("returns nothing for a week as its plan suggests it", () => {
    const rows = (generatePlan(request).weeks[WEEK - 1]?.exercises ?? []).map((exercise, index) =>
      exerciseRow(exercise.type, exercise.duration, {
        ...exercise,
        steps: exercise.steps.map((step) => ({ ...step, intervals: [...step.intervals] })),
        id: index + 1,
        ...placedOn(exercise.suggestedDay),
      }),
    );
    expect(findingsOf(rows)).toEqual([]);
  });
});
