import { addDays } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { applyAdjustments, generatePlan } from "../../index.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { arbRequest, requestOf } from "../../testing/index.ts";
import { seasonFitness } from "./season-fitness.ts";
import { assumedLoad, startFitness } from "./start-fitness.ts";
import { arbActivity, recorded } from "./testing.ts";

const request = requestOf("olympic", "intermediate", 12);
const daysBefore = (days: number) => addDays(request.startDate, -days);

/** An hour of the same load every second day, starting `days` before the plan. */
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
  ])("uses the assumption for a plan %s", (_name, history) => {
    const load = assumedLoad(request);
    expect(startFitness(request, history)).toEqual({ fitness: load, fatigue: load });
  });

  test("uses the mean of 14 to 41 recorded days", () => {
    expect(startFitness(request, everySecondDay(20, 80))).toMatchObject({
      fitness: 40,
      fatigue: 40,
    });
  });

  test("uses the curve from 42 recorded days on, in which recent training adds more fatigue", () => {
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
    "does not depend on the goal, the pace goal or the optimised load",
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
    "keeps the planned curve up to the first adjusted week",
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
    "never lowers fitness on any morning for an additional activity",
    (more) => {
      const before = readings(history).done;
      const after = readings([...history, more]).done;
      expect(after).toHaveLength(before.length);
      for (const [index, { fitness }] of after.entries())
        expect(fitness).toBeGreaterThanOrEqual((before[index]?.fitness ?? 0) - 1e-9);
    },
  );

  test("lowers fitness every day without training", () => {
    const { done } = readings(history);
    for (const [index, { fitness }] of done.entries())
      if (index > 0) expect(fitness).toBeLessThan(done[index - 1]?.fitness ?? 0);
  });

  test("raises this morning's fitness for an activity of yesterday", () => {
    const ride = recorded("bike", { localDate: addDays(today, -1), duration: 4 * 3600 });
    const last = (activities: typeof history) => readings(activities).done.at(-1)?.fitness ?? 0;
    // 4 h × 46.24 load × (1 − e^(−1/42)).
    expect(last([...history, ride]) - last(history)).toBeCloseTo(4.35, 2);
  });

  test("keeps the start and the planned curve for an activity after the start", () => {
    const later = recorded("run", { localDate: request.startDate, maxHeartRate: 200 });
    expect(readings([...history, later]).planned).toEqual(readings(history).planned);
  });
});
