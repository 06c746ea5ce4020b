import { dateInWeek } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isHard } from "./intensity/index.ts";
import { sum } from "./model/numbers.ts";
import type { Plan, PlannedExercise, PlanRequest } from "./model/plan-types.ts";
import { NO_PROGRESS } from "./revise/index.ts";
import { checkPlan } from "./rules/index.ts";
import { FIRM_RULES } from "./testing/index.ts";
import { arbSeason, composed, copied, lived, without } from "./testing/lived-season.ts";
import { runs } from "./testing/runs.ts";

/** Weeks of time off and races may be empty or lack a sport. */
const KEPT_RULES = new Set(
  [...FIRM_RULES].filter(
    (rule) => !["all-disciplines", "no-empty-week", "weeks-complete"].includes(rule),
  ),
);

const bytes = ({ weeks }: Plan) => JSON.stringify(weeks);
const minutesOf = (rows: readonly PlannedExercise[]) => sum(rows.map(({ duration }) => duration));
const rowsOf = ({ weeks }: Plan) => weeks.flatMap(({ exercises }) => exercises);
const dateOf = ({ startDate }: PlanRequest, { week, suggestedDay }: PlannedExercise) =>
  dateInWeek(startDate, week, suggestedDay);

/** The exercises of each week of two plans. */
const pairs = (before: Plan, after: Plan) =>
  after.weeks.map(({ exercises, week }, index) => ({
    week,
    before: before.weeks[index]?.exercises ?? [],
    after: exercises,
  }));

const brokenRules = (request: PlanRequest, plan: Plan) =>
  checkPlan(request, plan).flatMap(({ ruleId }) => (KEPT_RULES.has(ruleId) ? [ruleId] : []));

describe("a season with adjustments, time off, races and answered proposals", () => {
  test.prop([arbSeason, fc.nat(), fc.nat()], runs(3))(
    "breaks no cap, ignores what is done later, and gives every byte back with each undo",
    (season, undo, day) => {
      const { request } = season;
      const { answers, layers } = lived(season);
      const plan = composed(request, layers);
      const adjusted = composed(request, { ...layers, timeOff: [], races: [], changes: [] });

      // No layer adds minutes, hard exercises or a broken rule.
      const known = brokenRules(request, adjusted);
      expect(brokenRules(request, plan).filter((id) => !known.includes(id))).toEqual([]);
      for (const { before, after } of pairs(adjusted, plan)) {
        expect(minutesOf(after)).toBeLessThanOrEqual(minutesOf(before));
        expect(after.filter(isHard).length).toBeLessThanOrEqual(before.filter(isHard).length);
      }

      // A yes leaves what is behind as it was. Taken back, the plan has the bytes of that day again.
      for (const { today, named, before, planBefore, after } of answers) {
        const then = rowsOf(composed(request, after));
        for (const row of rowsOf(planBefore)) {
          if (dateOf(request, row) >= today || named.has(row.slotKey)) continue;
          expect(then).toContainEqual(row);
        }
        expect(bytes(composed(request, copied(before)))).toBe(bytes(planBefore));
      }

      // Any layer can go and come back.
      const rest = without(layers, undo);
      const removed = bytes(composed(request, rest));
      expect(bytes(composed(request, copied(layers)))).toBe(bytes(plan));
      expect(bytes(composed(request, rest))).toBe(removed);

      // What is done from a week on leaves the weeks before it as they are.
      const from = 1 + (day % request.totalWeeks);
      const done = rowsOf(plan).filter(({ week }) => week >= from);
      const completed = new Map(done.map((row) => [row.slotKey, row]));
      const later = composed(request, layers, { ...NO_PROGRESS, completed });
      for (const { week, before, after } of pairs(plan, later)) {
        if (week < from) expect(after).toEqual(before);
      }
    },
  );
});
