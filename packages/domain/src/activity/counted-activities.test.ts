import { expect, test } from "vitest";
import { countedActivities } from "./counted-activities.ts";

const activity = (name: string, over: { hasParts?: boolean; duplicateOf?: number } = {}) => ({
  name,
  hasParts: false,
  duplicateOf: null,
  ...over,
});

const namesOf = (
  activities: Parameters<typeof countedActivities<ReturnType<typeof activity>>>[0],
) => countedActivities(activities).map(({ name }) => name);

test("replaces a multisport activity by its parts", () => {
  const parts = ["swim", "change", "bike"].map((name) => activity(name));
  expect(namesOf([activity("race", { hasParts: true }), ...parts])).toEqual([
    "swim",
    "change",
    "bike",
  ]);
});

test("counts a multisport activity without parts", () => {
  expect(namesOf([activity("race"), activity("run")])).toEqual(["race", "run"]);
});

test("skips a duplicate of another activity", () => {
  expect(namesOf([activity("watch"), activity("phone", { duplicateOf: 1 })])).toEqual(["watch"]);
});
