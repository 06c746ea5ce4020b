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

test("a multisport recording gives way to its parts", () => {
  const parts = ["swim", "change", "bike"].map((name) => activity(name));
  expect(namesOf([activity("race", { hasParts: true }), ...parts])).toEqual([
    "swim",
    "change",
    "bike",
  ]);
});

test("a multisport recording of which no part is there counts itself", () => {
  expect(namesOf([activity("race"), activity("run")])).toEqual(["race", "run"]);
});

test("what another recorded already does not count again", () => {
  expect(namesOf([activity("watch"), activity("phone", { duplicateOf: 1 })])).toEqual(["watch"]);
});
