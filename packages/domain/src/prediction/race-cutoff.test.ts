import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { RacePaces } from "../race/race-paces.ts";
import { RACE_DISTANCES, RACE_TYPES, type RaceType } from "../race/race-type.ts";
import { arbDistances, arbPaces } from "../testing.ts";
import { milesPerHour, secondsPer100m, secondsPerMile } from "../units/unit.ts";
import { raceCutoff } from "./race-cutoff.ts";

const paces = (swim: number, bike: number, run: number): RacePaces => ({
  swim: secondsPer100m(swim),
  bike: milesPerHour(bike),
  run: secondsPerMile(run),
});
const cutoffOf = (race: RaceType, each: RacePaces) => raceCutoff(race, RACE_DISTANCES[race], each);

describe("raceCutoff", () => {
  test.each(RACE_TYPES)("finds none for a %s at the default paces", (race) => {
    expect(cutoffOf(race, paces(150, 18, 510))).toBeNull();
  });

  test.each<[RaceType, string, RacePaces, object]>([
    // Ironman: 38.62416 × pace for the swim, 112 miles of riding, 26.2 of running.
    ["ironman", "a slow swim", paces(270, 18, 510), { risk: "missed", leg: "swim" }],
    ["ironman", "a slow ride", paces(150, 12, 510), { risk: "missed", leg: "bike" }],
    ["ironman", "a slow run", paces(170, 14.5, 960), { risk: "missed", leg: "run" }],
    ["ironman", "a swim near the limit", paces(200, 18, 510), { risk: "near", leg: "swim" }],
    ["70.3", "a slow swim", paces(220, 18, 510), { risk: "missed", leg: "swim" }],
    ["70.3", "a near swim and a missed ride", paces(200, 11, 510), { risk: "missed", leg: "bike" }],
    ["sprint", "a slow finish", paces(300, 10, 960), { risk: "slow", leg: "run" }],
    ["olympic", "a slow finish", paces(300, 10, 960), { risk: "slow", leg: "run" }],
  ])("finds one for a %s with %s", (race, _name, each, expected) => {
    expect(cutoffOf(race, each)).toMatchObject(expected);
  });

  test("gives the time at the end of the leg, with both transitions", () => {
    // 38.62416 × 150 = 5793.624; 112 / 18 × 3600 = 22400; 26.2 × 1260 = 33012; 2 × 300.
    const cutoff = cutoffOf("ironman", paces(150, 18, 1260));
    expect(cutoff).toMatchObject({ leg: "run", cutoff: 61_200 });
    expect(cutoff?.predicted).toBeCloseTo(61_805.624, 3);
  });

  test.prop([
    fc.constantFrom(...RACE_TYPES),
    arbDistances,
    arbPaces,
    fc.double({ min: 1, max: 2, noNaN: true }),
  ])("a slower swim never removes a cut-off", (race, distances, each, factor) => {
    if (raceCutoff(race, distances, each) === null) return;
    const slower = { ...each, swim: secondsPer100m(each.swim * factor) };
    expect(raceCutoff(race, distances, slower)).not.toBeNull();
  });
});
