import { fc, test } from "@fast-check/vitest";
import { createPlanInput, planFormSchema } from "@triplan/contract";
import {
  addDays,
  entryOf,
  isoDate,
  PACE_LIMITS,
  POOL_LENGTHS,
  RACE_TYPES,
  WEEKDAYS,
} from "@triplan/domain";
import { describe, expect } from "vitest";
import { planFacts } from "./plan-facts.ts";
import { initialValues, type PlanValues } from "./plan-values.ts";
import { toCreatePlanInput } from "./to-create-plan-input.ts";

const TODAY = isoDate("2027-01-18");

const arbMiles = (max: number) =>
  fc.integer({ min: 1, max: max * 100 }).map((hundredths) => String(hundredths / 100));

const arbWeek = fc
  .tuple(...WEEKDAYS.map(() => fc.integer({ min: 0, max: 16 })))
  .map((halfHours) =>
    WEEKDAYS.map((day) => entryOf(day, (halfHours[day] ?? 0) / 2, day % 2 === 0)),
  );

/** Any form values, including invalid weeks. */
const arbValues: fc.Arbitrary<PlanValues> = fc.record({
  name: fc.constant("Lisbon"),
  raceType: fc.constantFrom(...RACE_TYPES),
  swimDistance: arbMiles(24),
  bikeDistance: arbMiles(1000),
  runDistance: arbMiles(262),
  raceDate: fc.integer({ min: 1, max: 728 }).map((days) => addDays(TODAY, days)),
  currentSwimPace: fc.integer({ min: PACE_LIMITS.swim.min, max: PACE_LIMITS.swim.max }),
  currentBikePace: fc.integer({ min: 100, max: 300 }).map((tenths) => tenths / 10),
  currentRunPace: fc.integer({ min: PACE_LIMITS.run.min, max: PACE_LIMITS.run.max }),
  goalFinishTime: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 359_999 }).map((seconds) => seconds / 60),
  ),
  hoursNow: fc.option(fc.integer({ min: 0, max: 80 }).map((halfHours) => halfHours / 2)),
  longestRunNow: fc.option(fc.integer({ min: 0, max: 600 })),
  longestRideNow: fc.option(fc.integer({ min: 0, max: 900 })),
  longestSwimNow: fc.option(fc.integer({ min: 0, max: 10_000 })),
  skipsTrainingNow: fc.boolean(),
  weeklySchedule: arbWeek,
  poolLengthMeters: fc.constantFrom(...POOL_LENGTHS),
  optimiseLoad: fc.boolean(),
});

const lisbon: PlanValues = {
  ...initialValues(null),
  name: "Lisbon",
  raceDate: "2027-05-09",
  goalFinishTime: 170,
};

describe("toCreatePlanInput", () => {
  // @covers entities-8
  test("sends paces as text together with everything derived from the form", () => {
    expect(toCreatePlanInput(lisbon, TODAY)).toEqual({
      name: "Lisbon",
      raceType: "olympic",
      swimDistance: "0.93",
      bikeDistance: "25",
      runDistance: "6.2",
      raceDate: "2027-05-09",
      weeklySchedule: lisbon.weeklySchedule,
      currentSwimPace: "2:30",
      currentBikePace: "18",
      currentRunPace: "8:30",
      experienceLevel: "intermediate",
      goalFinishTime: "02:50:00",
      goalSwimPace: "2:23",
      goalBikePace: "18.9",
      goalRunPace: "8:05",
      hoursNow: null,
      longestRunNow: null,
      longestRideNow: null,
      longestSwimNow: null,
      poolLengthMeters: 25,
      optimiseLoad: false,
      totalWeeks: 16,
    });
  });

  // @covers setup-form-4
  test("sends the predicted time for an empty goal", () => {
    const input = toCreatePlanInput({ ...lisbon, goalFinishTime: 0 }, TODAY);
    expect(input.goalFinishTime).toBe("02:58:27");
  });

  test("sends an unreachable goal without paces", () => {
    const input = toCreatePlanInput({ ...lisbon, goalFinishTime: 30 }, TODAY);
    expect(input).toMatchObject({ goalFinishTime: "00:30:00", goalSwimPace: null });
  });

  test.prop([
    fc.oneof(fc.string(), fc.stringMatching(/^[ +-]?[0-9]{0,4}[.,eE]?[0-9]{0,8}[.,]?\s?$/)),
  ])("predicts a finish for exactly the distances that the server accepts", (runDistance) => {
    const values = { ...lisbon, goalFinishTime: 0, runDistance };
    const sent = { ...toCreatePlanInput(lisbon, TODAY), goalFinishTime: null, runDistance };
    const isAccepted = createPlanInput.safeParse(sent).success;
    expect(planFormSchema(TODAY, "miles").safeParse(values).success).toBe(isAccepted);
    expect(planFacts(values, TODAY).prediction !== null).toBe(isAccepted);
    expect(createPlanInput.safeParse(toCreatePlanInput(values, TODAY)).success).toBe(isAccepted);
  });

  test.each([".5", "0.5", "0,5", " .50 "])("keeps the goal with a swim of %j", (swimDistance) => {
    const input = toCreatePlanInput({ ...lisbon, swimDistance }, TODAY);
    expect(input).toMatchObject({ goalFinishTime: "02:50:00", goalRunPace: expect.any(String) });
    expect(Number(input.swimDistance)).toBe(0.5);
  });

  test.prop([arbValues])("accepts nothing that the server refuses", (values) => {
    fc.pre(planFormSchema(TODAY, "miles").safeParse(values).success);
    const input = toCreatePlanInput(values, TODAY);
    expect(createPlanInput.safeParse(input).error?.issues ?? []).toEqual([]);
  });
});
