import {
  addDays,
  isoDate,
  meters,
  miles,
  milesPerHour,
  secondsPer100m,
  secondsPerMile,
  WEEKDAYS,
  withAppointment,
  type Appointment,
  type Weekday,
  type WeeklySchedule,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isAppointment, keptAppointments } from "./calendar/index.ts";
import { planCalendar } from "./calendar/plan-calendar.ts";
import { isHard } from "./intensity/index.ts";
import { previewPlan } from "./preview-plan.ts";
import type { Plan, PlannedExercise, PlannedWeek, PlanRequest } from "./model/plan-types.ts";
import { applyAdjustments } from "./revise/index.ts";
import { checkPlan } from "./rules/index.ts";
import { placeRest } from "./schedule/index.ts";
import { volume } from "./testing/adjustments.ts";
import { arbAppointmentRequest } from "./testing/appointment-requests.ts";
import { CHANGE_LAWS } from "./testing/change-laws.ts";
import { generatedPlan } from "./testing/generated-plan.ts";
import { arbRequest, datesOf, requestOf, scheduleOf } from "./testing/index.ts";
import { runs } from "./testing/runs.ts";
import { someAdjustments } from "./testing/some-adjustments.ts";
import { fixOf, storedRows } from "./testing/stored-plan.ts";

const at = (
  schedule: WeeklySchedule,
  appointments: Partial<Record<Weekday, Appointment>>,
): WeeklySchedule =>
  schedule.map((entry) => withAppointment(entry, appointments[entry.day] ?? null));

const CLUB_SWIM = { sport: "swim", minutes: 60, effort: "steady", name: "Club swim" } as const;
const GROUP_RIDE = { sport: "bike", minutes: 120, effort: "easy", name: "Group ride" } as const;

const clubRun = (minutes: number) => ({ sport: "run", minutes, effort: "easy" }) as const;

/** The exercises of a plan that are appointments. */
const appointmentsOf = (request: PlanRequest, plan: Plan) => {
  const days = planCalendar(request);
  return {
    exercises: plan.weeks.flatMap(({ week, exercises }) =>
      exercises.filter((each) => isAppointment(days[week - 1] ?? [], each)),
    ),
  };
};

const isSlot = (slotKey: string) => (exercise: PlannedExercise) => exercise.slotKey === slotKey;

const bricksOf = ({ exercises }: PlannedWeek) => exercises.filter(({ brickId }) => brickId);

/** In shorter plans the last days before the race leave too few days beside appointments. */
const MIN_WEEKS = 4;
const arbLongEnough = arbAppointmentRequest.filter(({ totalWeeks }) => totalWeeks >= MIN_WEEKS);

describe("a plan with appointments", () => {
  test.prop([arbLongEnough], runs(120))("breaks no rule", (request) => {
    expect(checkPlan(request, generatedPlan(request))).toEqual([]);
  });

  test("keeps all of them in a recovery week that has five minutes less than they need", () => {
    const request: PlanRequest = {
      ...requestOf("sprint", "beginner", 94),
      schedule: at(scheduleOf([7.5, 2, 0, 8, 3.5, 1, 5.5], [0, 1]), {
        1: { sport: "bike", minutes: 30, effort: "easy" },
        3: { sport: "run", minutes: 35, effort: "hard" },
        4: { sport: "run", minutes: 30, effort: "hard" },
        5: { sport: "swim", minutes: 30, effort: "easy" },
      }),
      ...datesOf(isoDate("2027-06-16"), 654),
      paces: { swim: secondsPer100m(255), bike: milesPerHour(20.2), run: secondsPerMile(422) },
      distances: { swim: miles(1.21), bike: miles(239.3), run: miles(258.33) },
      paceImprovement: 2,
      poolLength: meters(20),
    };
    const plan = generatedPlan(request);
    expect(checkPlan(request, plan)).toEqual([]);
    const { targetMinutes, exercises } = plan.weeks[33] ?? { exercises: [] };
    expect([targetMinutes, exercises.length]).toEqual([115, 4]);
  });

  test.prop([arbLongEnough], runs(120))(
    "has each one that its weeks have time for, never longer, and on its day only",
    (request) => {
      const days = planCalendar(request);
      for (const { week, targetMinutes, exercises } of generatedPlan(request).weeks) {
        const frame = { days: days[week - 1] ?? [] };
        for (const { day, sport, minutes } of keptAppointments({ frame, targetMinutes })) {
          const here = exercises.filter((each) => each.suggestedDay === day && each.type === sport);
          expect(here).toHaveLength(1);
          expect(here[0]?.duration).toBeLessThanOrEqual(minutes);
        }
      }
    },
  );

  test.prop([arbRequest], runs(10))("is the same plan if there are none", (request) => {
    const schedule = request.schedule.map((entry) => ({ ...entry, appointment: null }));
    expect(generatedPlan({ ...request, schedule })).toEqual(generatedPlan(request));
  });

  test.prop(
    [
      arbAppointmentRequest,
      fc.nat(),
      fc.array(fc.option(fc.constantFrom(...WEEKDAYS)), { minLength: 16, maxLength: 16 }),
      fc.constantFrom(...WEEKDAYS),
    ],
    runs(50),
  )("places appointments on their day around all others", (request, number, places, weekday) => {
    const { weeks } = generatedPlan(request);
    const { week, exercises } = weeks[number % weeks.length] ?? { week: 1, exercises: [] };
    const days = planCalendar(request)[week - 1] ?? [];
    const today = addDays(request.startDate, (week - 1) * 7 + weekday);
    const rest = exercises.map((exercise, index) => ({
      ...exercise,
      day: isAppointment(days, exercise) ? null : (places[index] ?? null),
    }));
    const placed = placeRest(request, { week, today, exercises: rest });
    for (const exercise of rest.filter((each) => isAppointment(days, each))) {
      expect(placed.get(exercise.slotKey)).toBe(exercise.suggestedDay);
    }
  });

  test("keeps a ride on its day if the run off the bike is on another one", () => {
    const hours = scheduleOf([0, 6, 2.5, 0, 0, 5, 0.5], [1, 2]);
    const ride = { sport: "bike", minutes: 180, effort: "steady" } as const;
    const run = { sport: "run", minutes: 30, effort: "steady" } as const;
    const request = {
      ...requestOf("ironman", "intermediate", 4, at(hours, { 5: ride, 6: run })),
      ...datesOf(isoDate("2029-06-01"), 26),
      distances: { swim: miles(3.79), bike: miles(618.5), run: miles(0.05) },
    };
    const [first] = generatedPlan(request).weeks;
    const exercises = (first?.exercises ?? []).map((row) => ({
      ...row,
      day: row.brickId !== null && row.type === "run" ? (1 as const) : null,
    }));
    const held = exercises.find(({ brickId, type }) => brickId !== null && type === "bike");
    expect(held).toMatchObject({ suggestedDay: 5 });
    const placed = placeRest(request, { week: 1, today: request.createdOn, exercises });
    expect(placed.get(held?.slotKey ?? "")).toBe(5);
  });

  test.prop([arbAppointmentRequest], runs(25))("moves none by adjustments", (request) => {
    const plan = generatedPlan(request);
    const { exercises: before } = appointmentsOf(request, plan);
    const adjusted = applyAdjustments(request, plan, someAdjustments(request));
    const after = new Map(
      adjusted.weeks.flatMap(({ exercises }) =>
        exercises.map(({ slotKey, suggestedDay }) => [slotKey, suggestedDay]),
      ),
    );
    for (const { slotKey, suggestedDay } of before) {
      expect(after.get(slotKey) ?? suggestedDay).toBe(suggestedDay);
    }
  });

  // The brick of race preparation took the club's run to the day of a ride.
  test("leaves its run out of the brick of race preparation", () => {
    const hours = scheduleOf([8, 2, 0, 1.5, 6.5, 1.5, 8], [3, 4, 5]);
    const request = {
      ...requestOf("70.3", "intermediate", 9, at(hours, { 0: clubRun(75), 3: clubRun(85) })),
      ...datesOf(isoDate("2026-01-01"), 57),
      paces: { swim: secondsPer100m(265), bike: milesPerHour(17.3), run: secondsPerMile(776) },
      paceImprovement: 2 as const,
      distances: { swim: miles(2.21), bike: miles(340.46), run: miles(198.87) },
    };
    const plan = generatedPlan(request);
    const { weeks } = applyAdjustments(request, plan, [volume(100, "race-prep", 3)]);
    expect(weeks.flatMap(bricksOf).length).toBeGreaterThan(plan.weeks.flatMap(bricksOf).length);
    for (const { slotKey, suggestedDay } of appointmentsOf(request, plan).exercises) {
      const after = weeks.flatMap(({ exercises }) => exercises).find(isSlot(slotKey));
      expect(after).toMatchObject({ suggestedDay });
    }
  });

  test.prop(
    [arbAppointmentRequest, fc.array(fc.constantFrom(...WEEKDAYS), { minLength: 9 })],
    runs(25),
  )("moves none by a fix of days that are too full", (request, places) => {
    const plan = generatedPlan(request);
    const { exercises } = appointmentsOf(request, plan);
    const kept = new Set(exercises.map(({ slotKey }) => slotKey));
    const rows = storedRows(plan).map((row, index) =>
      kept.has(row.slotKey) ? row : { ...row, day: places[index % places.length] ?? row.day },
    );
    const { moved } = fixOf(request, plan, rows);
    expect(moved.filter(({ slotKey }) => kept.has(slotKey))).toEqual([]);
  });

  test.each(CHANGE_LAWS)("keeps the law $id", ({ holds }) => {
    const keepsLaw = fc.property(arbLongEnough, (request) => {
      expect(holds(request, generatedPlan(request))).not.toBe(false);
    });
    fc.assert(keepsLaw, runs(4));
  });

  const olympic = requestOf("olympic", "intermediate", 16);
  const request = { ...olympic, schedule: at(olympic.schedule, { 2: CLUB_SWIM, 6: GROUP_RIDE }) };
  const plan = generatedPlan(request);
  const onDay = (day: Weekday) =>
    appointmentsOf(request, plan).exercises.filter(({ suggestedDay }) => suggestedDay === day);

  test("swims with the club every Tuesday, for its minutes in load weeks", () => {
    const swims = onDay(2);
    // Two of the 16 weeks begin in the last days before the race, in which the plan has its own days.
    expect(swims.map(({ week }) => week)).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    );
    const load = new Set(
      plan.weeks
        .filter(({ isRecovery, phase }) => !isRecovery && phase !== "taper" && phase !== "race")
        .map(({ week }) => week),
    );
    const minutes = (isLoad: boolean) =>
      swims.filter(({ week }) => load.has(week) === isLoad).map(({ duration }) => duration);
    expect(new Set(minutes(true))).toEqual(new Set([60]));
    expect(Math.max(...minutes(false))).toBeLessThanOrEqual(60);
    expect(swims[0]?.reasons[0]).toEqual({
      rule: "appointment",
      facts: { day: 2, name: "Club swim", asked: 60, minutes: swims[0]?.duration },
    });
  });

  test("is reported by its rule when a week lacks the exercise of one", () => {
    const weeks = plan.weeks.map((week) => ({
      ...week,
      exercises: week.exercises.filter(({ suggestedDay }) => suggestedDay !== 2),
    }));
    expect(checkPlan(request, { ...plan, weeks })).toContainEqual({
      ruleId: "appointments",
      week: 2,
      day: 2,
      slotKeys: [],
      message: "Tuesday has no swim for its appointment: Club swim.",
    });
  });

  test("says in how many weeks the safe steps leave less than an appointment", () => {
    const short = plan.weeks.filter(
      ({ week, isRecovery, phase }) =>
        !isRecovery &&
        phase !== "taper" &&
        phase !== "race" &&
        onDay(6).some((each) => each.week === week && each.duration < 120),
    );
    expect(short.length).toBeGreaterThan(0);
    expect(previewPlan(request).limits.find(({ kind }) => kind === "appointment")?.text).toContain(
      `Saturday's ride of 2 h in ${short.length} of `,
    );
  });

  test("makes a hard appointment the hard exercise of its sport", () => {
    const hard = { sport: "run", minutes: 45, effort: "hard", name: "Track" } as const;
    const schedule = at(olympic.schedule, { 4: hard });
    const fast = generatedPlan({ ...olympic, schedule }).weeks.flatMap(({ exercises }) =>
      exercises.filter(({ type, suggestedDay }) => type === "run" && suggestedDay === 4),
    );
    expect(fast.filter(isHard).length).toBeGreaterThan(2);
    const easy = { ...hard, effort: "easy" } as const;
    const calm = generatedPlan({ ...olympic, schedule: at(olympic.schedule, { 4: easy }) });
    const easyRuns = calm.weeks.flatMap(({ exercises }) =>
      exercises.filter(({ type, suggestedDay }) => type === "run" && suggestedDay === 4),
    );
    expect(easyRuns.some(isHard)).toBe(false);
  });
});
