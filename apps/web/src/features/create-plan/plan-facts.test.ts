import { isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { planFacts } from "./plan-facts.ts";
import { initialValues, withRace, type PlanValues } from "./plan-values.ts";

const TODAY = isoDate("2027-01-18");
const values = (change: Partial<PlanValues> = {}): PlanValues => ({
  ...initialValues(null),
  ...change,
});
const prediction = (change: Partial<PlanValues> = {}) => {
  const found = planFacts(values(change), TODAY).prediction;
  if (!found) throw new Error("There should be a prediction");
  return found;
};

const weeks = (raceDate: string) => planFacts(values({ raceDate }), TODAY).overview.totalWeeks;

describe("what follows from the form", () => {
  // @covers setup-form-3
  test("the default form predicts 2:58:27 for an intermediate athlete", () => {
    const facts = planFacts(values(), TODAY);
    expect(Math.round(facts.prediction?.finish ?? 0)).toBe(10_707);
    expect(facts.experience).toMatchObject({ level: "intermediate", total: 4 });
    expect(facts.prediction?.range).toEqual({ min: 161, max: 176 });
  });

  test("an empty goal is the predicted time, and follows it", () => {
    expect(prediction().goalFinish).toBe(10_707);
    const ironman = planFacts(withRace(values(), "ironman"), TODAY).prediction;
    expect(ironman?.goalFinish).toBe(Math.round(ironman?.finish ?? 0));
  });

  test("a goal that was set stays, whatever the prediction becomes", () => {
    expect(prediction({ goalFinishTime: 170, currentRunPace: 400 }).goalFinish).toBe(10_200);
  });

  test("a goal outside the slider is shown at the nearer end and kept", () => {
    const fast = prediction({ goalFinishTime: 120 });
    expect([fast.goalFinish, fast.goalOnSlider]).toEqual([7200, 161]);
    const slow = prediction({ goalFinishTime: 240 });
    expect([slow.goalFinish, slow.goalOnSlider]).toEqual([14_400, 176]);
  });

  test("goal paces follow the goal, and none are shown for a goal out of reach", () => {
    const { goal } = prediction({ goalFinishTime: 170 });
    expect(goal?.paces).toMatchObject({ swim: 143, run: 485 });
    expect(goal?.paces.bike).toBeCloseTo(18.9, 5);
    expect(prediction({ goalFinishTime: 30 }).goal).toBeNull();
  });

  test.each(["", "0", "far", "1e2", "-3", "1.2.3"])(
    // @covers setup-form-3
    "no prediction while a distance reads '%s'",
    (runDistance) => {
      expect(planFacts(values({ runDistance }), TODAY).prediction).toBeNull();
    },
  );

  test("weeks count to a race date on which a plan can end, and to no other", () => {
    expect(weeks("2027-05-09")).toBe(16);
    expect(weeks("2027-01-19")).toBe(1);
    expect(weeks("2027-01-18")).toBe(0);
    expect(weeks("2030-01-01")).toBe(0);
    expect(weeks("2027-02-30")).toBe(0);
    expect(weeks("")).toBe(0);
  });

  // @covers training-plan-setup-form-9
  test("the overview counts the week", () => {
    expect(planFacts(values(), TODAY).overview).toMatchObject({
      trainingDays: 6,
      weeklyHours: 8.5,
      enduranceDays: 2,
      restDays: 1,
    });
  });
});
