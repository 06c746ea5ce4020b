import {
  addDays,
  dateInWeek,
  TIREDNESS_SIGNALS,
  weekdayOf,
  type PlanChange,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { planCalendar } from "../calendar/plan-calendar.ts";
import { generatePlan } from "../generate-plan.ts";
import { isHard } from "../intensity/hard-days.ts";
import { sum } from "../model/numbers.ts";
import type { PlannedExercise, PlanRequest } from "../model/plan-types.ts";
import { applyChanges } from "../revise/index.ts";
import { arbRequest } from "../testing/index.ts";
import { historyOf, type DoneMinutes } from "../testing/history.ts";
import { runs } from "../testing/runs.ts";
import { nextLongest } from "../week/longest.ts";
import { propose } from "./propose.ts";
import type { Proposal } from "./proposal.ts";

const RUNS = runs(25);

/** A day of a plan, and what was done until then: tenths of the minutes of each exercise in turn. */
const arbHistory = fc.record({
  request: arbRequest,
  day: fc.nat(),
  signals: fc.subarray([...TIREDNESS_SIGNALS]),
  tenths: fc.array(fc.constantFrom(0, 0, 0, 5, 10, 10, 10, 10), { minLength: 5, maxLength: 40 }),
});

type History = typeof arbHistory extends fc.Arbitrary<infer Value> ? Value : never;

function historyIn({ request, day, tenths, signals }: History) {
  const plan = generatePlan(request);
  const today = addDays(request.startDate, day % (7 * request.totalWeeks));
  const doneOf: DoneMinutes = ({ duration }, index) => {
    const part = tenths[index % tenths.length] ?? 0;
    return part === 0 ? null : (part * duration) / 10;
  };
  return { plan, doneOf, facts: { ...historyOf(request, plan, today, doneOf), signals } };
}

const changesOf = (proposals: readonly Proposal[]): PlanChange[] =>
  proposals.flatMap(({ effect }) => (effect && "change" in effect ? [effect.change] : []));

const dateOf = ({ startDate }: PlanRequest, { week, suggestedDay }: PlannedExercise) =>
  dateInWeek(startDate, week, suggestedDay);

const minutesOf = (rows: readonly PlannedExercise[]) => sum(rows.map(({ duration }) => duration));

describe("propose", () => {
  test.prop([arbHistory], RUNS)(
    "asks the same for the same facts, with keys that an address can hold",
    (history) => {
      const { facts } = historyIn(history);
      const proposals = propose(facts);
      expect(propose({ ...facts, done: facts.done.toReversed() })).toEqual(proposals);
      expect(new Set(proposals.map(({ key }) => key)).size).toBe(proposals.length);
      for (const { key, sentence, expiresOn } of proposals) {
        expect(key).toMatch(/^[\w-]{1,200}$/);
        expect(sentence).toMatch(/^[A-Z\d].*[.?]$/);
        expect(sentence).not.toMatch(/failed|should have|lost|behind|must|guilty|streak|!/i);
        expect(expiresOn >= facts.today).toBe(true);
      }
    },
  );

  test.prop([arbHistory], RUNS)(
    "adds no minutes and no hard exercise to a week, and none to a day without room",
    (history) => {
      const { plan, facts } = historyIn(history);
      const { request, today } = facts;
      const changes = changesOf(propose(facts));
      const after = applyChanges(request, plan, { changes, timeOff: [] });
      const calendar = planCalendar(request);
      for (const [index, week] of after.weeks.entries()) {
        const before = plan.weeks[index]?.exercises ?? [];
        expect(minutesOf(week.exercises)).toBeLessThanOrEqual(minutesOf(before));
        expect(week.exercises.filter(isHard).length).toBeLessThanOrEqual(
          before.filter(isHard).length,
        );
        for (const row of week.exercises) {
          const base = before.find(({ slotKey }) => slotKey === row.slotKey);
          if (base?.suggestedDay === row.suggestedDay) continue;
          const date = dateOf(request, row);
          const here = week.exercises.filter(
            (each) =>
              each.suggestedDay === row.suggestedDay &&
              facts.exercises.some(
                ({ exercise, state }) =>
                  exercise.slotKey === each.slotKey &&
                  (state !== "missed" || each.slotKey === row.slotKey || each.brickId !== null),
              ),
          );
          expect(date >= today).toBe(true);
          expect(minutesOf(here)).toBeLessThanOrEqual(
            calendar[index]?.[row.suggestedDay]?.minutes ?? 0,
          );
          expect(row.reasons[0]?.rule).toBe("proposed");
        }
      }
    },
  );

  test.prop([arbHistory], RUNS)(
    "never proposes a run that is more than a safe step from what was run",
    (history) => {
      const { facts } = historyIn(history);
      const { request, today, done, exercises } = facts;
      for (const { rule, effect } of propose(facts)) {
        if (rule !== "safe-step" || !effect || !("change" in effect)) continue;
        const steps = effect.change.exercises;
        const agreed = new Map(steps.map(({ slotKey, minutes }) => [slotKey, minutes]));
        for (const { slotKey, minutes } of steps) {
          const run = exercises.find(({ exercise }) => exercise.slotKey === slotKey)?.exercise;
          if (run?.type !== "run") continue;
          const from = addDays(run.date, -30);
          const recent = [
            ...done.filter(({ family, date }) => family === "run" && date >= from),
            ...exercises.flatMap(({ exercise, state }) =>
              state === "open" &&
              exercise.type === "run" &&
              exercise.date >= today &&
              exercise.date < run.date
                ? [{ minutes: agreed.get(exercise.slotKey) ?? exercise.duration }]
                : [],
            ),
          ];
          const longest = Math.max(0, ...recent.map((each) => each.minutes));
          expect(minutes).toBeLessThanOrEqual(nextLongest("run", Math.round(longest)));
          expect(from >= request.createdOn).toBe(true);
        }
      }
    },
  );

  test.prop([arbHistory], RUNS)(
    "leaves no run and no ride of the coming week to shorten once its safe steps are agreed to",
    (history) => {
      const { plan, facts, doneOf } = historyIn(history);
      const { request, today } = facts;
      const changes = changesOf(propose(facts)).filter(({ rule }) => rule === "safe-step");
      fc.pre(changes.length > 0);
      const after = applyChanges(request, plan, { changes, timeOff: [] });
      const { exercises } = historyOf(request, after, today, doneOf);
      const asked = propose({ ...facts, exercises, changes });
      expect(asked.filter(({ rule }) => rule === "safe-step")).toEqual([]);
    },
  );

  test.prop([arbHistory], RUNS)(
    "changes nothing of what was done, and nothing without a yes",
    (history) => {
      const { plan, facts } = historyIn(history);
      const { request } = facts;
      const changes = changesOf(propose(facts));
      const completed = new Map(
        plan.weeks.flatMap(({ exercises }) => exercises.map((row) => [row.slotKey, row])),
      );
      const none = new Map();
      const after = applyChanges(
        request,
        plan,
        { changes, timeOff: [] },
        {
          placed: none,
          completed,
          earlier: none,
        },
      );
      expect(after.weeks.map(({ exercises }) => exercises)).toEqual(
        plan.weeks.map(({ exercises }) => exercises),
      );
      expect(applyChanges(request, plan, { changes: [], timeOff: [] })).toBe(plan);
    },
  );

  test.prop([arbHistory], RUNS)(
    "moves nothing in a week of which nothing is known, and one missed exercise at most",
    (history) => {
      const { facts } = historyIn(history);
      const week = changesOf(propose(facts)).filter(({ rule }) => rule.startsWith("missed-"));
      expect(week.length).toBeLessThanOrEqual(1);
      for (const change of week) {
        const known = facts.done.filter(
          ({ date }) =>
            date >= dateInWeek(facts.request.startDate, change.week, 0) &&
            date <= dateInWeek(facts.request.startDate, change.week, 6),
        );
        expect(known).not.toEqual([]);
        for (const { from, day, isLeftOut } of change.exercises) {
          const today = weekdayOf(facts.today);
          if (!isLeftOut) expect(from < today && day >= today).toBe(true);
        }
      }
    },
  );
});
