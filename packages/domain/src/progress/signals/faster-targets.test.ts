import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { addDays, isoDate } from "../../calendar/iso-date.ts";
import { DISCIPLINES } from "../../sport/discipline.ts";
import { fasterTargets, isReadyForMore, type FasterTargetsFacts } from "./faster-targets.ts";
import type { RatedExercise } from "./rated-exercises.ts";

const TODAY = isoDate("2026-05-04");
const daysAgo = (days: number) => addDays(TODAY, -days);

/** A quality run of some days ago that felt two points easier than planned. */
const easierRun = (days: number, over: Partial<RatedExercise> = {}): RatedExercise => ({
  date: daysAgo(days),
  discipline: "run",
  effortOverPlan: -2,
  feeling: null,
  isQuality: true,
  isDoneAsMeant: true,
  ...over,
});

const FOUR = [2, 6, 11, 16].map((days) => easierRun(days));

const record = (days: number, value: number, over = {}) => ({
  kind: "runThreshold" as const,
  value,
  source: "test" as const,
  measuredOn: daysAgo(days),
  isCounted: true,
  verdict: null,
  measured: null,
  ...over,
});

const facts = (over: Partial<FasterTargetsFacts> = {}): FasterTargetsFacts => ({
  rated: FOUR,
  current: [{ kind: "runThreshold", value: 500 }],
  records: [record(60, 500)],
  isTaper: false,
  ...over,
});

const ready = (rated: readonly RatedExercise[]) =>
  isReadyForMore(rated, { discipline: "run", since: null, today: TODAY });

const asked = (over: Partial<FasterTargetsFacts> = {}) => fasterTargets(facts(over), TODAY);

describe("isReadyForMore", () => {
  test.each<[string, RatedExercise[], boolean]>([
    ["four easier ones", FOUR, true],
    ["three easier ones", FOUR.slice(1), false],
    ["three of four", [...FOUR.slice(1), easierRun(3, { effortOverPlan: 0 })], true],
    [
      "three of six",
      [...FOUR.slice(1), ...[3, 4, 5].map((day) => easierRun(day, { effortOverPlan: 0 }))],
      false,
    ],
    [
      "four, two of them shorter",
      FOUR.map((each, i) => ({ ...each, isDoneAsMeant: i > 1 })),
      false,
    ],
    ["four easy exercises", FOUR.map((each) => ({ ...each, isQuality: false })), false],
    ["four rides", FOUR.map((each) => ({ ...each, discipline: "bike" })), false],
    ["one of 22 days ago", [...FOUR.slice(1), easierRun(22)], false],
    ["one without a rating", [...FOUR.slice(1), easierRun(3, { effortOverPlan: null })], false],
  ])("%s: %s", (_, rated, expected) => {
    expect(ready(rated)).toBe(expected);
  });

  const arbRated = fc.array(
    fc.record<RatedExercise>({
      date: fc.integer({ min: 0, max: 40 }).map(daysAgo),
      discipline: fc.constantFrom(...DISCIPLINES),
      effortOverPlan: fc.option(fc.integer({ min: -5, max: 5 })),
      feeling: fc.constant(null),
      isQuality: fc.boolean(),
      isDoneAsMeant: fc.boolean(),
    }),
    { maxLength: 30 },
  );

  test.prop([arbRated])(
    "never holds with fewer than three easier exercises done as meant",
    (rated) => {
      const easier = rated.filter(
        (each) => each.isQuality && each.isDoneAsMeant && (each.effortOverPlan ?? 0) <= -2,
      );
      expect(ready(rated) && easier.length < 3).toBe(false);
    },
  );

  test.prop([arbRated])("does not depend on the order of the exercises", (rated) => {
    expect(ready(rated.toReversed())).toBe(ready(rated));
  });
});

describe("fasterTargets", () => {
  test("asks for 2 % more of the sport's threshold", () => {
    expect(asked()).toEqual([
      {
        key: "faster-targets:run:runThreshold:500:491",
        discipline: "run",
        kind: "runThreshold",
        present: 500,
        value: 491,
        percent: 1.8,
      },
    ]);
  });

  test.each<[string, Partial<FasterTargetsFacts>]>([
    ["in taper", { isTaper: true }],
    ["within three weeks of a change", { records: [record(20, 500), record(60, 510)] }],
    ["without a threshold", { current: [] }],
    [
      "after two steps in six weeks",
      {
        records: [
          record(21, 500, { source: "estimate" }),
          record(41, 510, { source: "estimate" }),
          record(90, 520),
        ],
      },
    ],
    ["beyond what is possible", { current: [{ kind: "runThreshold", value: 275 }] }],
  ])("asks nothing %s", (_, over) => {
    expect(asked(over)).toEqual([]);
  });

  test("asks again three weeks after a step, and counts exercises since then only", () => {
    const records = [record(21, 500, { source: "estimate" }), record(90, 510)];
    expect(asked({ records })).toHaveLength(1);
    const older = FOUR.map((each) => ({ ...each, date: daysAgo(21) }));
    expect(asked({ records, rated: older })).toEqual([]);
  });

  test("passes over a test that kept the threshold", () => {
    const records = [record(5, 500, { verdict: "same", measured: 497 }), record(60, 500)];
    expect(asked({ records })).toHaveLength(1);
  });

  test("asks for the other half of a test", () => {
    const records = [record(25, 500, { verdict: "half", measured: 480 }), record(60, 520)];
    expect(asked({ records })).toMatchObject([{ value: 480 }]);
  });

  test("raises FTP rather than speed", () => {
    const rated = FOUR.map((each) => ({ ...each, discipline: "bike" as const }));
    const current = [
      { kind: "ftpWatts", value: 250 },
      { kind: "bikeThresholdMph", value: 20 },
    ] as const;
    expect(asked({ rated, current, records: [] })).toMatchObject([
      { kind: "ftpWatts", value: 255, percent: 2 },
    ]);
    expect(asked({ rated, current: current.slice(1), records: [] })).toMatchObject([
      { kind: "bikeThresholdMph", value: 20.4, percent: 2 },
    ]);
  });

  test.prop([fc.integer({ min: 300, max: 990 })])("never moves more than 2 % at once", (value) => {
    const [question] = asked({ current: [{ kind: "runThreshold", value }], records: [] });
    expect(question?.value).toBeLessThan(value);
    expect(question?.percent).toBeLessThanOrEqual(2);
  });
});
