import { describe, expect, test } from "vitest";
import { isIndoor, isMotorized } from "./activity-traits.ts";

describe("traits of activity types", () => {
  test.each(["E_BIKE_FITNESS", "E_ENDURO_MTB", "e-bike", "EBikeRide", "electric bike"])(
    "%s is motorized",
    (type) => {
      expect(isMotorized(type)).toBe(true);
    },
  );

  test.each(["ROAD_BIKING", "ENDURO_MTB", "STREET_BIKE", "CYCLING", "MOUNTAIN_BIKING"])(
    "%s is not motorized",
    (type) => {
      expect(isMotorized(type)).toBe(false);
    },
  );

  test.each([
    ["TREADMILL_RUNNING", true],
    ["INDOOR_CYCLING", true],
    ["VIRTUAL_RIDE", true],
    ["ROAD_BIKING", false],
    ["LAP_SWIMMING", false],
  ])("tells whether %s is indoors", (type, expected) => {
    expect(isIndoor(type)).toBe(expected);
  });
});
