import { expect, test } from "vitest";
import { ZONES } from "../exercise/exercise-steps.ts";
import { ZONE_LEGEND, zoneText } from "./zone-words.ts";

test("shows five zones: a sprint is Z5", () => {
  expect(ZONES.map(zoneText)).toEqual([
    "Z1 recovery",
    "Z2 easy",
    "Z3 tempo",
    "Z4 threshold",
    "Z5 VO2max",
    "Z5 sprint",
  ]);
  expect(ZONE_LEGEND.map(({ zone }) => zone)).toEqual(["Z1", "Z2", "Z3", "Z4", "Z5"]);
});
