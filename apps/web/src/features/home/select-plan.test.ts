import { describe, expect, test } from "vitest";
import { selectPlan, type HomeFacts, type HomeView } from "./select-plan.ts";

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

const week = (plan: Plan, saveAsCurrent: "no" | "silently" | "with a toast"): HomeView<Plan> => ({
  kind: "week",
  plan,
  saveAsCurrent,
});
const create = { kind: "create" };
const loading = { kind: "loading" };

describe("selectPlan", () => {
  test.each<[string, Partial<HomeFacts<Plan>>, object]>([
    ["shows the form to a visitor", { currentPlanId: undefined, plans: undefined }, create],
    ["shows loading until the plans are known", { plans: undefined }, loading],
    // @covers routes-1, selected-plan-on-home-5
    ["shows the form when there is no plan", {}, create],
    // @covers home-1
    ["shows the form for several plans, none current or chosen", { plans: [one, two] }, create],
    // @covers selected-plan-on-home-2
    ["shows the current plan", { plans: [one, two], currentPlanId: 2 }, week(two, "no")],
    ["makes the only plan current silently", { plans: [one] }, week(one, "silently")],
    [
      "shows the only plan that is current already",
      { plans: [one], currentPlanId: 1 },
      week(one, "no"),
    ],
    [
      "does not make the only plan current when an unlisted one is current",
      { plans: [one], currentPlanId: 9 },
      create,
    ],
    [
      "prefers a stored plan to the current one, which stays current",
      { plans: [one, two], currentPlanId: 1, choice: { kind: "stored", planId: 2 } },
      week(two, "no"),
    ],
    [
      "makes a stored plan current when there is no current plan",
      { plans: [one, two], choice: { kind: "stored", planId: 2 } },
      week(two, "with a toast"),
    ],
    [
      "waits for the plans before showing a stored one",
      { plans: undefined, currentPlanId: 1, choice: { kind: "stored", planId: 2 } },
      loading,
    ],
    [
      "shows the current plan when the stored one was deleted",
      { plans: [one], currentPlanId: 1, choice: { kind: "stored", planId: 9 } },
      week(one, "no"),
    ],
    [
      "shows a created plan before it is listed and makes it current silently",
      { plans: [], choice: { kind: "made", plan: one } },
      week(one, "silently"),
    ],
    [
      "keeps the current plan when another is created",
      { plans: [one], currentPlanId: 1, choice: { kind: "made", plan: two } },
      week(two, "no"),
    ],
    [
      "prefers the listed row of a created plan",
      { plans: [one, newer], currentPlanId: 2, choice: { kind: "made", plan: two } },
      week(newer, "no"),
    ],
    [
      // @covers header-3
      "shows the form after New Plan, whatever plan is selected",
      { plans: [one], currentPlanId: 1, choice: { kind: "made", plan: one }, isCreating: true },
      create,
    ],
  ])("%s", (_, over, view) => {
    expect(selectPlan(facts(over))).toEqual(view);
  });
});
