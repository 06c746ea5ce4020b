import {
  addDays,
  DISCIPLINES,
  isoDate,
  meters,
  miles,
  milesPerHour,
  seconds,
  secondsPer100m,
  secondsPerMile,
  WEEKDAYS,
  type Weekday,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { allows } from "./calendar/index.ts";
import { planCalendar } from "./calendar/plan-calendar.ts";
import type { Plan, PlanRequest } from "./model/plan-types.ts";
import { applyTimeOff, roomDays } from "./revise/index.ts";
import { checkPlan } from "./rules/index.ts";
import { placeRest } from "./schedule/index.ts";
import { CHANGE_LAWS } from "./testing/change-laws.ts";
import { generatedPlan } from "./testing/generated-plan.ts";
import {
  arbLimitedRequest,
  arbRequest,
  datesOf,
  limitedSchedule,
  requestOf,
  scheduleOf,
} from "./testing/index.ts";
import { runs } from "./testing/runs.ts";
import { arbTimeOff } from "./testing/time-off.ts";

/** Exercises on days that do not allow their sport. */
const misplaced = (request: PlanRequest, plan: Plan): string[] => {
  const days = planCalendar(request);
  return plan.weeks.flatMap(({ week, exercises }) =>
    exercises
      .filter(({ suggestedDay, type }) => !allows(days[week - 1]?.[suggestedDay] ?? {}, [type]))
      .map(({ slotKey }) => slotKey),
  );
};

/** The sports of a weekday in all weeks. */
const onDay = (plan: Plan, day: Weekday) => [
  ...new Set(
    plan.weeks.flatMap(({ exercises }) =>
      exercises.filter(({ suggestedDay }) => suggestedDay === day).map(({ type }) => type),
    ),
  ),
];

/** In shorter plans a sport may have no other day than the last ones, so that it is left out. */
const MIN_WEEKS = 4;

describe("a plan with sports on its weekdays", () => {
  test.prop([arbLimitedRequest], runs(150))("has no exercise on a day closed to it", (request) => {
    expect(misplaced(request, generatedPlan(request))).toEqual([]);
  });

  test.prop([arbLimitedRequest.filter(({ totalWeeks }) => totalWeeks >= MIN_WEEKS)], runs(60))(
    "breaks no rule",
    (request) => {
      expect(checkPlan(request, generatedPlan(request))).toEqual([]);
    },
  );

  test.prop([arbRequest], runs(10))("is the same plan if all sports are possible", (request) => {
    const schedule = request.schedule.map((entry) => ({ ...entry, sports: [...DISCIPLINES] }));
    expect(generatedPlan({ ...request, schedule })).toEqual(generatedPlan(request));
  });

  test.prop(
    [
      arbLimitedRequest,
      fc.nat(),
      fc.array(fc.option(fc.constantFrom(...WEEKDAYS)), { minLength: 16, maxLength: 16 }),
      fc.constantFrom(...WEEKDAYS),
    ],
    runs(50),
  )("places the rest of a week on days that allow it", (request, number, places, weekday) => {
    const { weeks } = generatedPlan(request);
    const { week, exercises } = weeks[number % weeks.length] ?? { week: 1, exercises: [] };
    const today = addDays(request.startDate, (week - 1) * 7 + weekday);
    const rest = exercises.map((exercise, index) => ({ ...exercise, day: places[index] ?? null }));
    const placed = placeRest(request, { week, today, exercises: rest });
    const days = planCalendar(request)[week - 1] ?? [];
    for (const { slotKey, type, day } of rest) {
      const where = placed.get(slotKey);
      expect(where === undefined).toBe(day !== null);
      if (where !== undefined) expect(allows(days[where] ?? {}, [type])).toBe(true);
    }
  });

  test.prop([arbLimitedRequest, arbTimeOff], runs(25))(
    "moves nothing to a closed day around time off",
    (request, timeOff) => {
      const plan = generatedPlan(request);
      const accepted = [timeOff(request)];
      expect(misplaced(request, applyTimeOff(request, plan, accepted))).toEqual([]);
      const [days = []] = planCalendar(request);
      for (const { sports, day } of roomDays(request, { week: 1, days }, accepted)) {
        expect(allows(days[day] ?? {}, [...sports])).toBe(true);
      }
    },
  );

  test.each(CHANGE_LAWS)("keeps the law $id", ({ holds }) => {
    const keepsLaw = fc.property(arbLimitedRequest, (request) => {
      expect(holds(request, generatedPlan(request))).not.toBe(false);
    });
    fc.assert(keepsLaw, runs(4));
  });

  const olympic = requestOf("olympic", "intermediate", 16);
  test("swims on the only day with a pool", () => {
    const land = ["bike", "run"] as const;
    const limits = WEEKDAYS.map((day) => (day === 1 ? null : land));
    const request = { ...olympic, schedule: limitedSchedule(olympic.schedule, limits) };
    const plan = generatedPlan(request);
    for (const { exercises } of plan.weeks) {
      const swims = exercises.filter(({ type }) => type === "swim");
      expect(swims.map(({ suggestedDay }) => suggestedDay)).toEqual([1]);
    }
  });

  // The long ride took the only day with a swim: an easy one finds another day (seed 81003).
  test("keeps its swim in a taper week whose long ride has no other endurance day", () => {
    const hours = scheduleOf([2, 1, 0, 3, 0, 2], [1, 3, 5]);
    const request: PlanRequest = {
      ...requestOf(
        "70.3",
        "intermediate",
        23,
        limitedSchedule(hours, [["run"], null, null, ["bike"], null, ["bike"], null]),
      ),
      ...datesOf(isoDate("2029-01-25"), 160),
      paces: { swim: secondsPer100m(104), bike: milesPerHour(10.6), run: secondsPerMile(958) },
      distances: { swim: miles(23.9), bike: miles(0.1), run: miles(2.32) },
      paceImprovement: 1,
    };
    const plan = generatedPlan(request);
    expect(checkPlan(request, plan)).toEqual([]);
    expect(plan.weeks[21]?.exercises.map(({ type }) => type)).toEqual(["run", "swim", "bike"]);
  });

  // Twelve exercises need each place of six days, so the day with rides alone stayed free (seed 114).
  test("keeps the long ride on an endurance day for rides alone", () => {
    const hours = scheduleOf([7.5, 6.5, 5, 1.5, 2, 2.5, 2], [1, 2, 4, 5, 6]);
    const limits = WEEKDAYS.map((day) => (day === 1 ? (["bike"] as const) : null));
    const request: PlanRequest = {
      ...requestOf("ironman", "intermediate", 73, limitedSchedule(hours, limits)),
      ...datesOf(isoDate("2027-02-07"), 510),
      paces: { swim: secondsPer100m(93), bike: milesPerHour(10.1), run: secondsPerMile(687) },
      distances: { swim: miles(7.76), bike: miles(0.02), run: miles(0.05) },
      paceImprovement: 4,
      poolLength: meters(18.288),
      goalFinish: seconds(11_956),
    };
    expect(checkPlan(request, generatedPlan(request))).toEqual([]);
  });

  // A set of 65 minutes left 25 for the swim (seed 81006).
  test("keeps its swim where the ride of the same day is easy instead of a set", () => {
    const hours = scheduleOf([0, 1.5, 0, 1.5, 1.5, 0, 7], [1, 3, 4, 6]);
    const run = ["run"] as const;
    const request: PlanRequest = {
      ...requestOf(
        "olympic",
        "beginner",
        88,
        limitedSchedule(hours, [null, run, null, null, run, null, run]),
      ),
      ...datesOf(isoDate("2029-07-22"), 614),
      paces: { swim: secondsPer100m(67), bike: milesPerHour(19.8), run: secondsPerMile(817) },
      distances: { swim: miles(21.91), bike: miles(108.05), run: miles(0.07) },
      paceImprovement: 5,
      poolLength: meters(22.86),
    };
    expect(checkPlan(request, generatedPlan(request))).toEqual([]);
  });

  test("has no brick where no day allows a ride and a run", () => {
    const limits = WEEKDAYS.map((day) =>
      day % 2 === 0 ? (["bike"] as const) : (["swim", "run"] as const),
    );
    const request = { ...olympic, schedule: limitedSchedule(olympic.schedule, limits) };
    const plan = generatedPlan(request);
    expect(
      plan.weeks.flatMap(({ exercises }) => exercises.filter(({ brickId }) => brickId)),
    ).toEqual([]);
    expect(onDay(plan, 2)).toEqual(["bike"]);
  });
});
