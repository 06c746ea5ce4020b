import { describe, expect, test } from "vitest";
import { createPlanInput } from "./plan.ts";
import { issuesOf } from "./testing/issues-of.ts";
import { planSample } from "./testing/samples.ts";

const HOURS = "hoursNow: Hours a week must be between 0 and 40 in steps of 0.5";
const RUN = "longestRunNow: Longest run must be between 0 and 600 whole minutes";
const RIDE = "longestRideNow: Longest ride must be between 0 and 900 whole minutes";
const SWIM = "longestSwimNow: Longest swim must be between 0 and 10000 whole meters";
const FIELDS = ["hoursNow", "longestRunNow", "longestRideNow", "longestSwimNow"];

describe("what an athlete trains now", () => {
  test.each([
    { hoursNow: 0, longestRunNow: 0, longestRideNow: 0, longestSwimNow: 0 },
    { hoursNow: 40, longestRunNow: 600, longestRideNow: 900, longestSwimNow: 10_000 },
    { hoursNow: 4.5, longestRunNow: 50, longestRideNow: 75, longestSwimNow: 1200 },
  ])("accepts %j", (answers) => {
    expect(createPlanInput.parse({ ...planSample(), ...answers })).toMatchObject(answers);
  });

  test.each(FIELDS)("reads %s as not answered if it is null or absent", (field) => {
    for (const value of [null, undefined]) {
      expect(createPlanInput.parse({ ...planSample(), [field]: value })).toMatchObject({
        [field]: null,
      });
    }
  });

  test.each<[object, string]>([
    [{ hoursNow: -0.5 }, HOURS],
    [{ hoursNow: 40.5 }, HOURS],
    [{ hoursNow: 4.2 }, HOURS],
    [{ hoursNow: "4" }, HOURS],
    [{ longestRunNow: -1 }, RUN],
    [{ longestRunNow: 601 }, RUN],
    [{ longestRunNow: 50.5 }, RUN],
    [{ longestRideNow: 901 }, RIDE],
    [{ longestRideNow: "1:15" }, RIDE],
    [{ longestSwimNow: 10_001 }, SWIM],
    [{ longestSwimNow: Number.NaN }, SWIM],
  ])("refuses %j under its field", (answer, issue) => {
    expect(issuesOf(createPlanInput, { ...planSample(), ...answer })).toEqual([issue]);
  });
});
