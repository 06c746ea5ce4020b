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

describe("planFacts", () => {
  // @covers setup-form-3
  test("predicts 2:58:27 for an intermediate athlete with the default form", () => {
    const facts = planFacts(values(), TODAY);
    expect(Math.round(facts.prediction?.finish ?? 0)).toBe(10_707);
    expect(facts.experience).toMatchObject({ level: "intermediate", total: 4 });
    expect(facts.prediction?.range).toEqual({ min: 161, max: 176 });
  });

  test("uses the predicted time for an empty goal", () => {
    expect(prediction().goalFinish).toBe(10_707);
    const ironman = planFacts(withRace(values(), "ironman"), TODAY).prediction;
    expect(ironman?.goalFinish).toBe(Math.round(ironman?.finish ?? 0));
  });

  test("keeps an entered goal when the prediction changes", () => {
    expect(prediction({ goalFinishTime: 170, currentRunPace: 400 }).goalFinish).toBe(10_200);
  });

  test("shows a goal outside the slider at the nearer end and keeps it", () => {
    const fast = prediction({ goalFinishTime: 120 });
    expect([fast.goalFinish, fast.goalOnSlider]).toEqual([7200, 161]);
    const slow = prediction({ goalFinishTime: 240 });
    expect([slow.goalFinish, slow.goalOnSlider]).toEqual([14_400, 176]);
  });

  test("derives goal paces from the goal, and none for an unreachable goal", () => {
    const { goal } = prediction({ goalFinishTime: 170 });
    expect(goal?.paces).toMatchObject({ swim: 143, run: 485 });
    expect(goal?.paces.bike).toBeCloseTo(18.9, 5);
    expect(prediction({ goalFinishTime: 30 }).goal).toBeNull();
  });

  test.each(["", "0", "far", "1e2", "-3", "1.2.3"])(
    // @covers setup-form-3
    "makes no prediction while a distance reads '%s'",
    (runDistance) => {
      expect(planFacts(values({ runDistance }), TODAY).prediction).toBeNull();
    },
  );

  test("counts weeks only to a race date on which a plan can end", () => {
    expect(weeks("2027-05-09")).toBe(16);
    expect(weeks("2027-01-19")).toBe(1);
    expect(weeks("2027-01-18")).toBe(0);
    expect(weeks("2030-01-01")).toBe(0);
    expect(weeks("2027-02-30")).toBe(0);
    expect(weeks("")).toBe(0);
  });

  // @covers training-plan-setup-form-9
  test("summarises the week in the overview", () => {
    expect(planFacts(values(), TODAY).overview).toMatchObject({
      trainingDays: 6,
      weeklyHours: 8.5,
      enduranceDays: 2,
      restDays: 1,
    });
  });
});
