import { EXPERIENCE_LEVELS } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { BIKE_LADDERS } from "./bike-ladders.ts";
import { BRICK_LADDER } from "./brick-ladder.ts";
import { nextRung, wantedRung, type Climb, type Climbs } from "./climb.ts";
import { doseText } from "./dose-text.ts";
import { ladderNamed, rungId, rungOf, rungWithId, type LadderId } from "./ladders.ts";
import { RUN_LADDERS } from "./run-ladders.ts";
import { rungMinutes } from "./rung-minutes.ts";
import { SWIM_LADDERS } from "./swim-ladders.ts";

const ids = Object.keys({
  ...BIKE_LADDERS,
  ...RUN_LADDERS,
  ...SWIM_LADDERS,
  ...BRICK_LADDER,
}) as LadderId[];

describe("ladders", () => {
  test.each(ids)("%s has less work on a rung only where its repetition is longer", (id) => {
    const { rungs } = ladderNamed(id);
    for (const [index, [reps, work]] of rungs.entries()) {
      const [moreReps = reps, moreWork = work] = rungs[index + 1] ?? [];
      const least = moreWork > work ? 0.9 * reps * work : reps * work;
      expect(moreReps * moreWork).toBeGreaterThanOrEqual(least);
    }
  });

  test.each(ids)("%s starts and ends on its own rungs, higher for better athletes", (id) => {
    const { start, top, rungs } = ladderNamed(id);
    const [beginner, intermediate, advanced] = EXPERIENCE_LEVELS;
    expect(start[beginner]).toBeLessThanOrEqual(start[intermediate]);
    expect(start[intermediate]).toBeLessThanOrEqual(start[advanced]);
    for (const level of EXPERIENCE_LEVELS) {
      expect(start[level]).toBeGreaterThanOrEqual(1);
      expect(start[level]).toBeLessThanOrEqual(top[level]);
      expect(top[level]).toBeLessThanOrEqual(rungs.length);
    }
  });

  test("find a rung by the id of its exercises", () => {
    const step = { ladder: "swim-race-70.3", rung: 6 } as const;
    expect(rungWithId(rungId(step))).toEqual(step);
    expect(rungWithId("swim-race-70.3:7")).toBeNull();
    expect(rungWithId("bike-threshold:0")).toBeNull();
    expect(rungWithId("R05")).toBeNull();
    expect(() => rungOf({ ladder: "bike-vo2", rung: 99 })).toThrow(RangeError);
  });
});

test.each([
  ["bike-threshold", 1, { least: 45, most: 70 }],
  ["bike-threshold", 5, { least: 65, most: 100 }],
  ["bike-threshold", 6, { least: 55, most: 85 }],
  ["bike-30-30", 1, { least: 45, most: 60 }],
  ["bike-over-under", 4, { least: 75, most: 110 }],
  ["run-threshold", 7, { least: 50, most: 80 }],
  // At 2:00 per 100 m.
  ["swim-css", 5, { least: 30, most: 50 }],
] as const)("an exercise with %s, rung %i, takes %o minutes", (ladder, rung, minutes) => {
  expect(rungMinutes({ ladder, rung }, 120)).toEqual(minutes);
});

test.each([
  ["bike-threshold", 5, "4 × 8 min"],
  ["run-hills", 3, "6 × 45 s"],
  ["bike-30-30", 2, "2 × (10 × 30 s)"],
  ["bike-over-under", 1, "3 × 6 min"],
  ["swim-css", 5, "10 × 100 m"],
  ["swim-race-olympic", 6, "1500 m"],
] as const)("%s, rung %i, reads %s", (ladder, rung, text) => {
  expect(doseText({ ladder, rung }, "m")).toBe(text);
});

const fitsAnHour = (rung: number) => rungMinutes({ ladder: "bike-threshold", rung }, 0).least <= 60;

const at = (rung: number, more: Partial<Climb> = {}): Climb => ({
  rung,
  week: 9,
  loadingNumber: 7,
  times: 1,
  ...more,
});

const done = (ladder: LadderId, climb: Climb | undefined): Climbs =>
  new Map(climb ? [[ladder, climb]] : []);

describe("climbing a ladder", () => {
  const facts = {
    raceType: "70.3",
    level: "intermediate",
    loadingNumber: 9,
    phaseLoadWeeks: 6,
  } as const;
  const any = { fits: () => true, isAllowed: () => true };

  test.each([
    ["begins at the level's first rung", undefined, 1],
    ["goes up by one", at(3), 4],
    ["stays at the level's top", at(8), 8],
    ["repeats the rung after more than four load weeks", at(3, { loadingNumber: 4 }), 3],
  ])("%s", (_case, climb, wanted) => {
    expect(wantedRung("bike-threshold", done("bike-threshold", climb), facts)).toBe(wanted);
  });

  test.each([
    ["bike-vo2", 3, "3 × (8 × 30 s)"],
    ["bike-vo2", 7, "3 × (12 × 30 s)"],
    ["run-vo2", 3, "2 × (8 × 30 s)"],
  ] as const)("begins 30/30s after rung %2$i of %1$s with %3$s", (before, rung, text) => {
    const first = wantedRung("bike-30-30", done(before, at(rung)), facts);
    expect(doseText({ ladder: "bike-30-30", rung: first }, "m")).toBe(text);
  });

  test("repeats a rung of a short ladder in a long phase", () => {
    const long = { ...facts, phaseLoadWeeks: 12 };
    expect(wantedRung("bike-over-under", done("bike-over-under", at(1)), long)).toBe(1);
    expect(wantedRung("bike-over-under", done("bike-over-under", at(1, { times: 3 })), long)).toBe(
      2,
    );
  });

  test("takes a higher rung if only that fits the minutes", () => {
    // 4 × 8 min take 65 minutes, 2 × 15 min take 55.
    expect(
      nextRung("bike-threshold", done("bike-threshold", at(4)), facts, {
        ...any,
        fits: fitsAnHour,
      }),
    ).toBe(6);
  });

  test("repeats the last rung, or starts lower, if the week holds no more", () => {
    expect(
      nextRung("bike-threshold", done("bike-threshold", at(2)), facts, {
        ...any,
        isAllowed: (r) => r < 3,
      }),
    ).toBe(2);
    expect(nextRung("bike-vo2", new Map(), facts, { ...any, isAllowed: (r) => r < 2 })).toBe(1);
  });

  test("leaves the set out rather than going down", () => {
    expect(
      nextRung("bike-threshold", done("bike-threshold", at(5)), facts, {
        ...any,
        fits: (r) => r < 5,
      }),
    ).toBeNull();
  });
});
