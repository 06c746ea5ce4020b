import { describe, expect, test } from "vitest";
import { selectPlan, type HomeFacts, type HomeFace } from "./select-plan.ts";

interface Plan {
  id: number;
  name: string;
}

const one = { id: 1, name: "one" };
const two = { id: 2, name: "two" };
const newer = { id: 2, name: "two, with a new goal" };

const facts = (over: Partial<HomeFacts<Plan>>): HomeFacts<Plan> => ({
  currentPlanId: null,
  plans: [],
  choice: { kind: "none" },
  isCreating: false,
  ...over,
});

const week = (plan: Plan, saveAsCurrent: "no" | "silently" | "and say so"): HomeFace<Plan> => ({
  kind: "week",
  plan,
  saveAsCurrent,
});
const create = { kind: "create" };
const loading = { kind: "loading" };

describe("selectPlan", () => {
  test.each<[string, Partial<HomeFacts<Plan>>, object]>([
    ["a visitor creates", { currentPlanId: undefined, plans: undefined }, create],
    ["nothing is known before the plans are", { plans: undefined }, loading],
    // @covers routes-1, selected-plan-on-home-5
    ["without plans one creates", {}, create],
    // @covers home-1
    ["several plans, none current, none chosen: one creates", { plans: [one, two] }, create],
    // @covers selected-plan-on-home-2
    ["the current plan", { plans: [one, two], currentPlanId: 2 }, week(two, "no")],
    ["the only plan becomes current silently", { plans: [one] }, week(one, "silently")],
    ["the only plan, current already", { plans: [one], currentPlanId: 1 }, week(one, "no")],
    [
      "the only plan is left alone where a current one exists that is not listed",
      { plans: [one], currentPlanId: 9 },
      create,
    ],
    [
      "a stored plan goes before the current one, which stays current",
      { plans: [one, two], currentPlanId: 1, choice: { kind: "stored", planId: 2 } },
      week(two, "no"),
    ],
    [
      "a stored plan becomes current where there is none",
      { plans: [one, two], choice: { kind: "stored", planId: 2 } },
      week(two, "and say so"),
    ],
    [
      "a stored plan waits for the plans",
      { plans: undefined, currentPlanId: 1, choice: { kind: "stored", planId: 2 } },
      loading,
    ],
    [
      "a stored plan that is gone gives way to the current one",
      { plans: [one], currentPlanId: 1, choice: { kind: "stored", planId: 9 } },
      week(one, "no"),
    ],
    [
      "a plan that was just made shows before it is listed and becomes current silently",
      { plans: [], choice: { kind: "made", plan: one } },
      week(one, "silently"),
    ],
    [
      "a made plan leaves the current one current",
      { plans: [one], currentPlanId: 1, choice: { kind: "made", plan: two } },
      week(two, "no"),
    ],
    [
      "the list knows a made plan better, once it is in it",
      { plans: [one, newer], currentPlanId: 2, choice: { kind: "made", plan: two } },
      week(newer, "no"),
    ],
    [
      // @covers header-3
      "New Plan goes before all of them",
      { plans: [one], currentPlanId: 1, choice: { kind: "made", plan: one }, isCreating: true },
      create,
    ],
  ])("%s", (_, over, face) => {
    expect(selectPlan(facts(over))).toEqual(face);
  });
});
