import { describe, expect, test } from "vitest";
import { beginVisit, continueVisit, withPlan, type HomeVisit } from "./home-visit.ts";

interface Plan {
  id: number;
}

const iris = { id: 1, currentTrainingPlanId: null };
const irisOn = (planId: number) => ({ id: 1, currentTrainingPlanId: planId });
const begin = (...args: Parameters<typeof beginVisit>) => beginVisit<Plan>(...args);

describe("a visit to Home", () => {
  test("goes on unchanged while its user does", () => {
    const visit: HomeVisit<Plan> = begin(iris, 7);
    expect(continueVisit(visit, { ...iris })).toBe(visit);
  });

  test("a visitor who logs in while creating goes on creating, until the plan is made", () => {
    const loggedIn = continueVisit(begin(null, null), iris);
    expect(loggedIn.cameAsVisitor).toBe(true);
    expect(withPlan(loggedIn, { id: 3 })).toMatchObject({
      cameAsVisitor: false,
      choice: { kind: "made", plan: { id: 3 } },
    });
  });

  test("a plan that is made while the login is still on its way is not lost to it", () => {
    const made = withPlan(begin(null, null), { id: 3 });
    expect(continueVisit(made, iris)).toEqual({ ...made, userId: 1 });
  });

  test("someone else begins anew", () => {
    const visit = withPlan(begin(irisOn(1), null), { id: 3 });
    const otto = { id: 2, currentTrainingPlanId: 8 };
    expect(continueVisit(visit, otto)).toEqual(begin(otto, null));
  });

  // @covers selected-plan-on-home-6
  test("each plan made starts its view over", () => {
    const once = withPlan(begin(iris, null), { id: 3 });
    expect(withPlan(once, { id: 3 }).turn).toBeGreaterThan(once.turn);
  });

  test("after a logout nothing of the user is left", () => {
    const visit = withPlan(begin(irisOn(1), null), { id: 3 });
    expect(continueVisit(visit, null)).toEqual(begin(null, null));
  });

  // @covers selected-plan-on-home-2
  test("a current plan that changes to another one is followed", () => {
    const visit = withPlan(begin(irisOn(1), null), { id: 3 });
    expect(continueVisit(visit, irisOn(2)).choice).toEqual({ kind: "none" });
  });

  test("a chosen plan that becomes current stays chosen, in the same turn", () => {
    const visit = withPlan(begin(iris, null), { id: 3 });
    expect(continueVisit(visit, irisOn(3))).toEqual({ ...visit, currentPlanId: 3 });
  });
});
