import { isoDate, milesPerHour, RACE_TYPES, secondsPer100m, secondsPerMile } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { sum } from "../../model/numbers.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { checkPlan } from "../../rules/check-plan.ts";
import {
  arbRequest,
  datesOf,
  OVERREACHED,
  requestOf,
  scheduleOf,
  weekMinutes,
} from "../../testing/index.ts";
import { loadRungs } from "../../testing/load-weeks.ts";
import { runs } from "../../testing/runs.ts";
import { dailyLoads } from "../fitness/plan-load.ts";
import { previewSeason } from "../layout/preview-season.ts";
import { seasonBasis } from "../layout/season-basis.ts";
import { weekTargets } from "../volume/week-targets.ts";
import { raceDayPerformance, RESPONSE_MODELS } from "./response-model.ts";

const optimised = (request: PlanRequest): PlanRequest => ({ ...request, optimiseLoad: true });

const targetOf = (request: PlanRequest): number =>
  sum(previewSeason(request).weeks.map((week) => week.minutes));

/** Mean gain of the optimised plan over the first one, by the load of every exercise. */
function gainOf(request: PlanRequest): number {
  const before = dailyLoads(request, generatedPlan(request));
  const after = dailyLoads(request, generatedPlan(optimised(request)));
  const weeks = before.map((_, day) => sum(before.slice(Math.max(0, day - 6), day + 1)));
  const share = (loads: readonly number[]) => loads.map((load) => load / Math.max(...weeks));
  const gains = RESPONSE_MODELS.map(
    (model) =>
      raceDayPerformance(model, share(after)) / raceDayPerformance(model, share(before)) - 1,
  );
  return sum(gains) / gains.length;
}

/** Targets are whole steps of five minutes. */
const GRID = 5;

/** Minutes that whole exercises may differ from a target. */
const EXERCISE_STEPS = 10;

/** The minutes differ from the others by this share at most. */
const expectShare = (minutes: number, others: number, share: number): void =>
  expect(Math.abs(minutes - others)).toBeLessThanOrEqual(share * others + GRID);

/** The weeks of the optimised plan differ from those of the first curve as far as the limits allow. */
function expectNearWeeks(request: PlanRequest): void {
  const { frames, curve, firstCurve, fullCapacity } = seasonBasis(optimised(request));
  if (!curve.best) return;
  const first = weekTargets(frames, firstCurve, fullCapacity);
  const best = weekTargets(frames, curve, fullCapacity);
  let last = 0;
  for (const [index, frame] of frames.entries()) {
    const [before = 0, after = 0] = [first[index], best[index]];
    if (!frame.isRecovery) expectShare(after, before, frame.isLoading ? 0.15 : 0.05);
    else if (!frame.isRegeneration && last >= 180) expectShare(after, 0.635 * last, 0.134);
    if (frame.isLoading) last = after;
  }
}

/** Load weeks and the taper with more or fewer minutes than the default plan's allow, by week. */
function farWeeks(request: PlanRequest): string[] {
  const before = weekMinutes(generatedPlan(request));
  const after = weekMinutes(generatedPlan(optimised(request)));
  return seasonBasis(request).frames.flatMap(({ week, isRecovery, isLoading }) => {
    const [first = 0, minutes = 0] = [before[week - 1], after[week - 1]];
    const most = (isLoading ? 0.15 : 0.05) * first + EXERCISE_STEPS;
    return isRecovery || Math.abs(minutes - first) <= most
      ? []
      : [`week ${week}: ${minutes} for ${first} min`];
  });
}

/** The optimised plan has the hours of the first curve. */
function expectHours(request: PlanRequest): void {
  const { frames, firstCurve, fullCapacity } = seasonBasis(request);
  // Whole exercises may hold less of the first curve than its hours, which both plans have.
  const hours = sum(weekTargets(frames, firstCurve, fullCapacity));
  const most = Math.max(1.02 * targetOf(request), hours);
  expect(targetOf(optimised(request))).toBeLessThanOrEqual(most);
}

describe("a plan with optimised load", () => {
  test.prop([arbRequest], runs(30))(
    "breaks no rule for any request, and falls back on no ladder in load weeks",
    (request) => {
      const on = optimised(request);
      const plan = generatedPlan(on);
      expect(checkPlan(on, plan)).toEqual([]);
      expect(loadRungs(plan).filter(([before, after]) => after < before)).toEqual([]);
    },
  );

  test("falls back to the first curve, with a reason, if the athlete would be overreached", () => {
    const request = optimised(OVERREACHED);
    const plan = generatedPlan(request);
    expect(checkPlan(request, plan)).toEqual([]);
    expect(plan.weeks).toEqual(generatedPlan({ ...request, optimiseLoad: false }).weeks);
    expect(plan.warnings.join(" ")).toContain("not optimised");
  });

  test.prop([arbRequest], runs(60))(
    "keeps its weeks near those of the first curve, and its taper the same",
    expectNearWeeks,
  );

  test("keeps the exercises of its weeks near those of the first curve's plan", () => {
    const requests = fc.sample(arbRequest, { numRuns: 60, seed: 555 });
    expect(requests.map(farWeeks).filter((weeks) => weeks.length > 0)).toEqual([]);
  });

  test("tapers with as many exercises as the first curve's plan", () => {
    const request = {
      ...requestOf(
        "70.3",
        "intermediate",
        4,
        scheduleOf([0, 2.5, 6.5, 1.5, 0, 6, 8], [1, 2, 3, 5]),
      ),
      ...datesOf(isoDate("2027-07-10"), 25),
      paces: { swim: secondsPer100m(293), bike: milesPerHour(11), run: secondsPerMile(304) },
      paceImprovement: 1 as const,
    };
    const [first, plan] = [request, optimised(request)].map(generatedPlan);
    expect(plan?.weeks[2]?.exercises).toHaveLength(first?.weeks[2]?.exercises.length ?? 0);
    expect(farWeeks(request)).toEqual([]);
  });

  test("keeps small weeks near those of the first curve: they are rounded down once only", () => {
    expectNearWeeks({
      ...requestOf("sprint", "advanced", 30, scheduleOf([2.5, 0, 4, 1.5, 0, 0, 4.5], [0, 3, 6])),
      now: { weeklyHours: 1.5, longestRun: 215, longestRide: 290, longestSwim: 0 },
    });
  });

  test("keeps race week near that of the first curve: the week before it is rounded down once only", () => {
    expectNearWeeks({
      ...requestOf("sprint", "intermediate", 10, scheduleOf([7, 0, 5, 0, 0, 0.5], [5])),
      ...datesOf(isoDate("2027-12-06"), 69),
      now: { weeklyHours: 1.5, longestRun: 235, longestRide: 125, longestSwim: 500 },
    });
  });

  test.prop([arbRequest], runs(15))("plans no more hours than the first curve", expectHours);

  test("plans no more hours where its weeks get minutes to be nearer to those of the first curve", () => {
    expectHours({
      ...requestOf(
        "olympic",
        "beginner",
        31,
        scheduleOf([6.5, 0, 2, 7, 6.5, 0, 5.5], [0, 2, 3, 6]),
      ),
      ...datesOf(isoDate("2030-02-01"), 217),
      paces: { swim: secondsPer100m(169), bike: milesPerHour(30), run: secondsPerMile(400) },
      paceImprovement: 1,
    });
  });

  test("tapers from the load week that the days hold, not from a planned larger one", () => {
    const request: PlanRequest = {
      ...requestOf("70.3", "intermediate", 5, scheduleOf([7, 0, 4.5, 0, 0, 0, 0.5], [0])),
      ...datesOf(isoDate("2029-07-17"), 35),
      now: { weeklyHours: 19.5, longestRun: 15, longestRide: 0, longestSwim: 500 },
    };
    const [load = 0, taper = 0] = weekMinutes(generatedPlan(optimised(request))).slice(2);
    expect(taper / load).toBeLessThan(0.65);
  });

  test.each(RACE_TYPES)("improves race-day performance in a %s within the same hours", (race) => {
    for (const level of ["beginner", "intermediate", "advanced"] as const) {
      expect(gainOf(requestOf(race, level, 24))).toBeGreaterThan(0.005);
    }
  });

  test("explains the volume of every week", () => {
    const { optimised: curve, weeks } = previewSeason(
      optimised(requestOf("sprint", "intermediate", 12)),
    );
    expect(curve?.reasons).toHaveLength(12);
    expect(curve?.first).toHaveLength(12);
    expect(curve?.reasons[0]).toBe("You start at your safe entry level.");
    expect(curve?.reasons.at(-1)).toBe("Fatigue fades faster than fitness now: less is faster.");
    const recovery = weeks.findIndex((week) => week.isRecovery);
    expect(curve?.reasons[recovery]).toBe("Lighter on purpose: this makes the next weeks work.");
  });

  test("explains that weeks long before the race match the first plan", () => {
    const { optimised: curve, weeks } = previewSeason(
      optimised(requestOf("70.3", "intermediate", 60)),
    );
    expect(weeks[0]?.minutes).toBe(curve?.first[0]);
    expect(curve?.reasons[0]).toBe(
      "Too long before your race to be felt on race day: as in the first plan.",
    );
  });

  test("stays unchanged for a plan too short to gain", () => {
    const request = requestOf("ironman", "beginner", 8);
    expect(previewSeason(optimised(request)).optimised).toBeNull();
    expect(weekMinutes(generatedPlan(optimised(request)))).toEqual(
      weekMinutes(generatedPlan(request)),
    );
  });

  test.prop([arbRequest, fc.constantFrom(true, false)], runs(8))(
    "is deterministic",
    (request, optimiseLoad) => {
      const asked = { ...request, optimiseLoad };
      expect(generatePlan(asked)).toEqual(generatePlan({ ...asked }));
    },
  );
});
