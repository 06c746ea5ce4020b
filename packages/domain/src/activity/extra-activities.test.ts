import { describe, expect, test } from "vitest";
import { extraActivities } from "./extra-activities.ts";
import type { SportFamily } from "../sport/sport-family.ts";

const PLAN = 7;

interface Row {
  id: number;
  family: SportFamily;
  hasParts: boolean;
  duplicateOf: number | null;
  linkedPlanId: number | null;
}

const activity = (id: number, over: Partial<Row> = {}): Row => ({
  id,
  family: "run",
  hasParts: false,
  duplicateOf: null,
  linkedPlanId: null,
  ...over,
});

const idsOf = (activities: Row[]) => extraActivities(activities, PLAN).map(({ id }) => id);

describe("extraActivities", () => {
  test("keeps unmatched activities and those matched in another plan", () => {
    expect(
      idsOf([activity(1), activity(2, { linkedPlanId: 8 }), activity(3, { linkedPlanId: PLAN })]),
    ).toEqual([1, 2]);
  });

  test("counts the parts of a multisport activity, not the whole and not the transitions", () => {
    expect(
      idsOf([
        activity(1, { family: "multisport", hasParts: true }),
        activity(2, { family: "swim" }),
        activity(3, { family: "transition" }),
        activity(4, { family: "bike" }),
      ]),
    ).toEqual([2, 4]);
  });

  test("drops both copies of a training when either is matched with the plan", () => {
    expect(idsOf([activity(1), activity(2, { duplicateOf: 1, linkedPlanId: PLAN })])).toEqual([]);
    expect(idsOf([activity(1, { linkedPlanId: PLAN }), activity(2, { duplicateOf: 1 })])).toEqual(
      [],
    );
    expect(idsOf([activity(1), activity(2, { duplicateOf: 1 })])).toEqual([1]);
  });
});
