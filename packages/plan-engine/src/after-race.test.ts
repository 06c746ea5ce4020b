import { fc, test } from "@fast-check/vitest";
import { addDays, daysBetween, isoDate, RACE_TYPES, type RaceBefore } from "@triplan/domain";
import { describe, expect } from "vitest";
import { periodise, raceRecoveredFrom, RECOVERY_FROM } from "./calendar/index.ts";
import { isTest } from "./fitness-tests/index.ts";
import { isHard } from "./intensity/index.ts";
import { sum } from "./model/numbers.ts";
import type { Plan, PlanRequest } from "./model/plan-types.ts";
import { newPlanRequest } from "./new-plan-request.ts";
import { checkPlan } from "./rules/check-plan.ts";
import { arbRequest, datesOf, requestOf, scheduleOf } from "./testing/index.ts";
import { generatedPlan } from "./testing/generated-plan.ts";
import { runs } from "./testing/runs.ts";
import { ALL_DISCIPLINES_MINUTES } from "./week/index.ts";

const arbRace = fc.record({
  raceType: fc.constantFrom(...RACE_TYPES),
  weekMinutes: fc.integer({ min: 0, max: 1200 }),
  rungs: fc.dictionary(
    fc.constantFrom("run-threshold", "bike-threshold", "swim-css", "brick-run", "of-another-time"),
    fc.integer({ min: 1, max: 30 }),
  ),
  daysAgo: fc.integer({ min: 1, max: 35 }),
});

/** A request of a plan that is created some days after another race. */
const arbChained = fc
  .tuple(arbRequest, arbRace)
  .map(([request, { daysAgo, ...race }]): PlanRequest & { raceBefore: RaceBefore } => ({
    ...request,
    raceBefore: { ...race, raceDate: addDays(request.createdOn, -daysAgo) },
  }));

const afterRaceOf = (request: PlanRequest) =>
  periodise(request).filter(({ afterRace }) => afterRace !== null);

const daysAfter = ({ startDate, raceBefore }: PlanRequest, week: number, day: number) =>
  daysBetween(raceBefore?.raceDate ?? startDate, startDate) + 7 * (week - 1) + day;

const rowsOf = ({ weeks }: Plan) => weeks.flatMap(({ exercises }) => exercises);

describe("a plan after a race", () => {
  test.prop([arbChained], runs(60))("breaks no rule", (request) => {
    expect(checkPlan(request, generatedPlan(request))).toEqual([]);
  });

  test.prop([arbChained], runs(60))(
    "begins with easy weeks of the minutes of its table",
    (request) => {
      const plan = generatedPlan(request);
      for (const { week, afterRace } of afterRaceOf(request)) {
        const rows = plan.weeks[week - 1]?.exercises ?? [];
        expect(rows.filter((row) => isHard(row) || isTest(row))).toEqual([]);
        const minutes = sum(rows.map(({ duration }) => duration));
        expect(minutes).toBeLessThanOrEqual(Math.max(30, (afterRace ?? 0) + 20));
      }
    },
  );

  test.prop([arbChained], runs(60))(
    "keeps the first days off, and the next easy and without runs",
    (request) => {
      const race = raceRecoveredFrom(request);
      if (!race) return;
      const { easyDays } = RECOVERY_FROM[race.raceType];
      for (const row of rowsOf(generatedPlan(request))) {
        const after = daysAfter(request, row.week, row.suggestedDay);
        if (after > easyDays) continue;
        expect(after).toBeGreaterThan(easyDays / 2);
        expect([row.type === "run", row.duration > 30]).toEqual([false, false]);
      }
    },
  );

  test.prop([arbChained], runs(60))(
    "then loads at most three quarters of the weeks before the race",
    (request) => {
      if (!raceRecoveredFrom(request)) return;
      const first = periodise(request).find(({ isLoading }) => isLoading);
      if (!first) return;
      const { exercises = [] } = generatedPlan(request).weeks[first.week - 1] ?? {};
      const minutes = sum(exercises.map(({ duration }) => duration));
      const most = Math.max(0.75 * request.raceBefore.weekMinutes, ALL_DISCIPLINES_MINUTES);
      expect(minutes).toBeLessThanOrEqual(1.05 * most + 15);
    },
  );

  test.prop([arbChained], runs(30))("is as without it once the recovery is over", (request) => {
    if (raceRecoveredFrom(request)) return;
    const { raceBefore: _race, ...alone } = request;
    expect(generatedPlan(request)).toEqual(generatedPlan(alone));
  });
});

const SCHEDULE = scheduleOf([1.5, 1, 1.5, 1, 1.5, 3, 5], [5, 6]);

/** A plan created so many days after a race, for another one so many weeks after it. */
function after(race: Partial<RaceBefore>, weeks: number, days = 1): PlanRequest {
  const request = requestOf("olympic", "intermediate", weeks, SCHEDULE);
  const raceBefore = {
    raceType: "olympic",
    weekMinutes: 500,
    rungs: {},
    raceDate: addDays(request.createdOn, -days),
    ...race,
  } as const;
  return { ...request, raceBefore };
}

const phases = (request: PlanRequest) => periodise(request).map(({ phase }) => phase);

const isTaper = ({ phase }: { phase: string }) => phase === "taper" || phase === "race";

const firstRung = (request: PlanRequest) =>
  rowsOf(generatedPlan(request)).find(({ templateId }) => templateId.startsWith("run-threshold:"))
    ?.templateId;

const textsOf = (request: PlanRequest) => generatedPlan(request).warnings.join(" ");

describe("an Olympic plan", () => {
  test("of 12 weeks after an Olympic race has its whole build and peak, and less base", () => {
    const request = after({}, 12);
    const { raceBefore: _race, ...alone } = request;
    expect(phases(request)).toEqual(phases(alone));
    expect(afterRaceOf(request).map(({ week, phase }) => [week, phase])).toEqual([
      [1, "base"],
      [2, "base"],
    ]);
  });

  test("has .35 and .6 of the minutes after an Olympic race, then .75", () => {
    const minutes = generatedPlan(after({}, 12)).weeks.map(({ targetMinutes }) => targetMinutes);
    expect(minutes.slice(0, 3)).toEqual([175, 300, 375]);
  });

  test.each([
    ["sprint", 1],
    ["olympic", 2],
    ["70.3", 3],
    ["ironman", 4],
  ] as const)("recovers from a race of the type %s in %i weeks", (raceType, weeks) => {
    expect(afterRaceOf(after({ raceType }, 20))).toHaveLength(weeks);
    expect(afterRaceOf(after({ raceType }, 20, 7 * weeks + 1))).toEqual([]);
  });

  test("begins its ladders two rungs below those before the race", () => {
    expect(firstRung(after({ rungs: { "run-threshold": 6 } }, 12))).toBe("run-threshold:4");
    expect(firstRung(after({ rungs: { "run-threshold": 1 } }, 12))).toBe("run-threshold:1");
  });

  test.each([
    [6, ""],
    [5, "too near each other to build up again"],
    [2, "too near each other to build up again"],
    [1, "only time to recover"],
  ])("%i weeks after an Olympic race says what the time allows", (weeks, text) => {
    const texts = textsOf(after({}, weeks, 0));
    expect(texts).toContain(text);
    expect(texts.includes("near each other")).toBe(text !== "");
  });

  test("with no time to build up again holds at most .8 and tapers for half as long", () => {
    const request = after({}, 5);
    const { weeks } = generatedPlan(request);
    expect(Math.max(...weeks.map(({ targetMinutes }) => targetMinutes))).toBeLessThanOrEqual(400);
    const { raceBefore: _race, ...alone } = request;
    expect(weeks.filter(isTaper)).toHaveLength(1);
    expect(generatedPlan(alone).weeks.filter(isTaper)).toHaveLength(2);
  });

  test("that follows a race to come begins the day after it", () => {
    const { createdOn, startDate, totalWeeks, ...plan } = after({}, 12);
    const today = addDays(plan.raceBefore?.raceDate ?? createdOn, -20);
    expect(newPlanRequest(plan, today)).toMatchObject({ createdOn, startDate, totalWeeks });
  });

  test("rides in a race week of one exercise while only a very short run is safe", () => {
    const days = scheduleOf([0, 6, 0, 0, 0, 6, 2], [6]);
    const request = {
      ...requestOf("olympic", "beginner", 3, days),
      ...datesOf(isoDate("2027-04-28"), 15),
      raceBefore: {
        raceType: "sprint",
        raceDate: isoDate("2027-04-22"),
        weekMinutes: 5,
        rungs: {},
      },
    } as const;
    const plan = generatedPlan(request);
    expect(checkPlan(request, plan)).toEqual([]);
    expect(plan.weeks.at(-1)?.exercises.map(({ type }) => type)).toEqual(["bike"]);
  });
});
