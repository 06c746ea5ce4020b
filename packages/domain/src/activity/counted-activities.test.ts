import { expect, test } from "vitest";
import { countedActivities } from "./counted-activities.ts";

const activity = (
  providerActivityId: string,
  over: { isParent?: boolean; parentProviderId?: string; duplicateOf?: number } = {},
) => ({ providerActivityId, isParent: false, parentProviderId: null, duplicateOf: null, ...over });

const idsOf = (activities: readonly { providerActivityId: string }[]) =>
  countedActivities(activities.map((each) => ({ ...activity(""), ...each }))).map(
    ({ providerActivityId }) => providerActivityId,
  );

test("a multisport recording gives way to its parts", () => {
  const race = activity("race", { isParent: true });
  const parts = ["swim", "change", "bike"].map((id) => activity(id, { parentProviderId: "race" }));
  expect(idsOf([race, ...parts])).toEqual(["swim", "change", "bike"]);
});

test("a multisport recording of which no part is there counts itself", () => {
  const race = activity("race", { isParent: true });
  expect(idsOf([race, activity("run")])).toEqual(["race", "run"]);
});

test("what another recorded already does not count again", () => {
  expect(idsOf([activity("watch"), activity("phone", { duplicateOf: 1 })])).toEqual(["watch"]);
});
