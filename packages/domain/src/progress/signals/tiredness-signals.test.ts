import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { addDays, isoDate } from "../../calendar/iso-date.ts";
import type { RatedExercise } from "./rated-exercises.ts";
import { tirednessSignals } from "./tiredness-signals.ts";

const TODAY = isoDate("2026-05-04");
const SEASON = { startDate: isoDate("2026-03-01"), raceDate: isoDate("2026-05-23") };

/** Runs rated one day after another until yesterday. */
const rated = (efforts: readonly (number | null)[], feelings: readonly (number | null)[] = []) =>
  efforts.map((effortOverPlan, index): RatedExercise => ({
    date: addDays(TODAY, index - efforts.length),
    discipline: "run",
    effortOverPlan,
    feeling: feelings[index] ?? null,
    isQuality: false,
    isDoneAsMeant: true,
  }));

const morning = (share: number) => ({ fitness: 40, form: 40 * share, error: 2 });

const signals = (
  ratings: readonly RatedExercise[],
  mornings: Parameters<typeof tirednessSignals>[1]["mornings"] = [],
  today = TODAY,
) => tirednessSignals(SEASON, { rated: ratings, mornings }, today);

describe("the effort signal", () => {
  test.each<[string, (number | null)[], boolean]>([
    ["three of four felt harder", [2, 0, 3, 2], true],
    ["three of the last six", [2, 2, 2, 0, 0, 0], true],
    ["three before the last six", [2, 2, 2, 0, 0, 0, 0, 0, 0], false],
    ["two of six", [2, 2, 0, 0, 0, 0], false],
    ["three ratings are too few", [2, 2, 2], false],
    ["three of four with one missing", [2, 2, 2, null], false],
    ["a little harder is as planned", [1.9, 1.9, 1.9, 1.9], false],
  ])("%s: %s", (_, efforts, expected) => {
    expect(signals(rated(efforts))).toEqual(expected ? ["effort"] : []);
  });

  test("passes over what is older than ten days", () => {
    const older = rated([3, 3, 3, 3]).map((each) => ({ ...each, date: addDays(each.date, -10) }));
    expect(signals(older)).toEqual([]);
  });
});

describe("the feeling signal", () => {
  test.each<[string, (number | null)[], boolean]>([
    ["three of four felt bad", [2, 5, 1, 2], true],
    ["average is not bad", [3, 3, 3, 3], false],
    ["three ratings are too few", [1, 1, 1, null], false],
  ])("%s: %s", (_, feelings, expected) => {
    const none = feelings.map(() => null);
    expect(signals(rated(none, feelings))).toEqual(expected ? ["feeling"] : []);
  });
});

test("a check-in counts as one more feeling", () => {
  const facts = { rated: rated([null, null, null], [2, 5, 1]), mornings: [] };
  expect(tirednessSignals(SEASON, facts, TODAY)).toEqual([]);
  const feelings = [{ date: addDays(TODAY, -1), feeling: 2 }];
  expect(tirednessSignals(SEASON, { ...facts, feelings }, TODAY)).toEqual(["feeling"]);
});

describe("the form signal", () => {
  test.each([
    ["three mornings very low", [-0.51, -0.51, -0.51], ["form"]],
    ["two mornings", [-0.51, -0.51], []],
    ["a better one between", [-0.51, -0.3, -0.51], []],
    ["low, but perhaps not very low", [-0.49, -0.49, -0.49], []],
  ])("%s", (_, shares, expected) => {
    expect(signals([], shares.map(morning))).toEqual(expected);
  });
});

describe("tirednessSignals", () => {
  const tired = rated([3, 3, 3, 3], [1, 1, 1, 1]);

  test("names each sign once, in order", () => {
    const low = [-0.6, -0.6, -0.6].map(morning);
    expect(signals(tired, low)).toEqual(["effort", "feeling", "form"]);
  });

  test("is silent in the first two weeks of a plan", () => {
    const early = { ...SEASON, startDate: addDays(TODAY, -13) };
    expect(tirednessSignals(early, { rated: tired, mornings: [] }, TODAY)).toEqual([]);
  });

  test("is silent after the race", () => {
    const raced = { ...SEASON, raceDate: addDays(TODAY, -1) };
    expect(tirednessSignals(raced, { rated: tired, mornings: [] }, TODAY)).toEqual([]);
  });

  test.prop([fc.array(fc.option(fc.integer({ min: -9, max: 9 })), { maxLength: 10 })])(
    "needs four ratings for a sign",
    (efforts) => {
      const count = efforts.filter((effort) => effort !== null).length;
      expect(signals(rated(efforts)).length > 0 && count < 4).toBe(false);
    },
  );
});
