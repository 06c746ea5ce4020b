import { describe, expect, test } from "vitest";
import { beginVisit, continueVisit, withPlan, type HomeVisit } from "./home-visit.ts";

interface Plan {
  id: number;
}

const iris = { id: 1, currentTrainingPlanId: null };
const irisOn = (planId: number) => ({ id: 1, currentTrainingPlanId: planId });
const begin = (...args: Parameters<typeof beginVisit>) => beginVisit<Plan>(...args);

describe("a visit to Home", () => {
  test("stays unchanged for the same user", () => {
    const visit: HomeVisit<Plan> = begin(iris, 7);
    expect(continueVisit(visit, { ...iris })).toBe(visit);
  });

  test("keeps the form open when a visitor logs in, until the plan is created", () => {
    const loggedIn = continueVisit(begin(null, null), iris);
    expect(loggedIn.cameAsVisitor).toBe(true);
    expect(withPlan(loggedIn, { id: 3 })).toMatchObject({
      cameAsVisitor: false,
      choice: { kind: "made", plan: { id: 3 } },
    });
  });

  test("keeps a plan that was created while the login was still pending", () => {
    const made = withPlan(begin(null, null), { id: 3 });
    expect(continueVisit(made, iris)).toEqual({ ...made, userId: 1 });
  });

  test("starts over for another user", () => {
    const visit = withPlan(begin(irisOn(1), null), { id: 3 });
    const otto = { id: 2, currentTrainingPlanId: 8 };
    expect(continueVisit(visit, otto)).toEqual(begin(otto, null));
  });

  // @covers selected-plan-on-home-6
  test("restarts the view for each created plan", () => {
    const once = withPlan(begin(iris, null), { id: 3 });
    expect(withPlan(once, { id: 3 }).turn).toBeGreaterThan(once.turn);
  });

  test("keeps nothing of the user after a logout", () => {
    const visit = withPlan(begin(irisOn(1), null), { id: 3 });
    expect(continueVisit(visit, null)).toEqual(begin(null, null));
  });

  // @covers selected-plan-on-home-2
  test("follows a change of the current plan", () => {
    const visit = withPlan(begin(irisOn(1), null), { id: 3 });
    expect(continueVisit(visit, irisOn(2)).choice).toEqual({ kind: "none" });
  });

  test("keeps the chosen plan when it becomes current, in the same turn", () => {
    const visit = withPlan(begin(iris, null), { id: 3 });
    expect(continueVisit(visit, irisOn(3))).toEqual({ ...visit, currentPlanId: 3 });
  });
});
