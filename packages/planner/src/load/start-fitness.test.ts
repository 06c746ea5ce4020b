import { addDays } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { applyAdjustments } from "../adjust/apply-adjustments.ts";
import { generatePlan } from "../generate-plan.ts";
import type { PlanRequest } from "../plan-types.ts";
import { arbRequest, requestOf } from "../testing.ts";
import { seasonFitness } from "./season-fitness.ts";
import { assumedLoad, startFitness } from "./start-fitness.ts";
import { arbActivity, recorded } from "./testing.ts";

const request = requestOf("olympic", "intermediate", 12);
const daysBefore = (days: number) => addDays(request.startDate, -days);

/** An hour of the same load every second day, from so many days before the plan. */
const everySecondDay = (days: number, load: number) =>
  Array.from({ length: Math.ceil(days / 2) }, (_, index) => ({
    date: daysBefore(days - 2 * index),
    load,
  }));

describe("startFitness", () => {
  test.each([
    ["without a record", []],
    ["with less than 14 days", everySecondDay(12, 300)],
    [
      "with fewer than 2 activities a week",
      [daysBefore(90), daysBefore(40)].map((date) => ({ date, load: 300 })),
    ],
    ["with activities after its start only", [{ date: request.startDate, load: 300 }]],
    ["with activities of last year only", [{ date: daysBefore(300), load: 300 }]],
  ])("a plan %s starts from the assumption", (_name, history) => {
    const load = assumedLoad(request);
    expect(startFitness(request, history)).toEqual({ fitness: load, fatigue: load });
  });

  test("14 to 41 recorded days give their mean", () => {
    expect(startFitness(request, everySecondDay(20, 80))).toMatchObject({
      fitness: 40,
      fatigue: 40,
    });
  });

  test("42 recorded days or more give a curve: recent training tires more than it builds", () => {
    const usual = everySecondDay(108, 80);
    const even = startFitness(request, usual);
    expect(even.fitness).toBeCloseTo(40, 0);
    const { fitness, fatigue } = startFitness(request, [
      ...usual,
      { date: daysBefore(1), load: 200 },
    ]);
    expect(fatigue - even.fatigue).toBeGreaterThan(fitness - even.fitness);
  });

  test.prop([arbRequest, arbRequest], { numRuns: 30 })(
    "a goal, another pace goal or the optimised load does not move it",
    (plain, other) => {
      const changed: PlanRequest = {
        ...plain,
        goalFinish: other.goalFinish,
        paceImprovement: other.paceImprovement,
        optimiseLoad: other.optimiseLoad,
      };
      expect(startFitness(changed, [])).toEqual(startFitness(plain, []));
    },
  );

  test.prop([arbRequest, fc.constantFrom(50, 80, 120)], { numRuns: 15 })(
    "an adjustment leaves the planned curve as it was up to the first adjusted week",
    (plain, volumeAdjustment) => {
      const plan = generatePlan(plain);
      const adjusted = applyAdjustments(plain, plan, [
        {
          fromWeek: 2,
          adjustmentType: "volume",
          volumeAdjustment,
          intensityAdjustment: "maintain",
          reason: "time-constraints",
        },
      ]);
      const [before, after] = [plan, adjusted].map(({ weeks }) => {
        const exercises = weeks
          .flatMap((week) => week.exercises)
          .map((row) => ({
            ...row,
            day: row.suggestedDay,
            isCompleted: false,
            actualDuration: null,
          }));
        return seasonFitness(plain, { exercises, activities: [] }, plain.createdOn).planned;
      });
      expect(after?.slice(0, 8)).toEqual(before?.slice(0, 8));
    },
  );
});

describe("seasonFitness with activities", () => {
  const days = 150;
  const from = daysBefore(100);
  const today = addDays(from, days);
  const history = everySecondDay(100, 0).map(({ date }) => recorded("run", { localDate: date }));
  const readings = (activities: typeof history) =>
    seasonFitness(request, { exercises: [], activities }, today);

  test.prop([arbActivity(from, days)], { numRuns: 50 })(
    "one more activity never lowers fitness on any morning",
    (more) => {
      const before = readings(history).done;
      const after = readings([...history, more]).done;
      expect(after).toHaveLength(before.length);
      for (const [index, { fitness }] of after.entries())
        expect(fitness).toBeGreaterThanOrEqual((before[index]?.fitness ?? 0) - 1e-9);
    },
  );

  test("without training fitness falls every day", () => {
    const { done } = readings(history);
    for (const [index, { fitness }] of done.entries())
      if (index > 0) expect(fitness).toBeLessThan(done[index - 1]?.fitness ?? 0);
  });

  test("an activity of yesterday raises this morning's fitness", () => {
    const ride = recorded("bike", { localDate: addDays(today, -1), duration: 4 * 3600 });
    const last = (activities: typeof history) => readings(activities).done.at(-1)?.fitness ?? 0;
    // 4 h × 46.24 points × (1 − e^(−1/42)).
    expect(last([...history, ride]) - last(history)).toBeCloseTo(4.35, 2);
  });

  test("an activity after the start moves neither the start nor the planned curve", () => {
    const later = recorded("run", { localDate: request.startDate, maxHeartRate: 200 });
    expect(readings([...history, later]).planned).toEqual(readings(history).planned);
  });
});
