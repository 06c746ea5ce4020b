import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { addDays, isoDate } from "../calendar/iso-date.ts";
import { findDuplicates, type Fingerprint } from "./find-duplicates.ts";

const DAY = isoDate("2026-03-03");
const MINUTE = 60_000;
const SIX_O_CLOCK = Date.UTC(2026, 2, 3, 6);

/** A run of an hour and 10 km on Tuesday, 3 March 2026, at 06:00. */
const run = (id: number, over: Partial<Fingerprint> = {}): Fingerprint => ({
  id,
  source: "webhook",
  family: "run",
  localDate: DAY,
  startMs: SIX_O_CLOCK,
  durationSeconds: 3600,
  distanceMeters: 10_000,
  parentProviderId: null,
  isLinked: false,
  duplicateOf: null,
  isKeptSeparate: false,
  ...over,
});

/** The same run, entered by hand: it has no time of day. */
const entry = (id: number, over: Partial<Fingerprint> = {}) =>
  run(id, { source: "manual", startMs: Date.UTC(2026, 2, 3, 12), isLinked: true, ...over });

const pairs = (...activities: Fingerprint[]) => [...findDuplicates(activities)];

describe("two recordings", () => {
  test.each<[string, Partial<Fingerprint>]>([
    ["a start two minutes later", { startMs: SIX_O_CLOCK + 2 * MINUTE }],
    ["an overlap of 54 of 60 minutes", { startMs: SIX_O_CLOCK + 6 * MINUTE }],
    ["a tenth less time and distance", { durationSeconds: 3240, distanceMeters: 9000 }],
    ["no distance", { distanceMeters: null }],
    ["the date of another time zone", { localDate: addDays(DAY, 1) }],
  ])("with %s are one workout", (_, over) => {
    expect(pairs(run(1), run(2, over))).toEqual([[2, 1]]);
  });

  test.each<[string, Partial<Fingerprint>]>([
    ["an overlap of 47 of 60 minutes", { startMs: SIX_O_CLOCK + 13 * MINUTE }],
    ["another sport", { family: "bike" }],
    ["more than a tenth less time", { durationSeconds: 3200 }],
    ["more than a tenth less distance", { distanceMeters: 8900 }],
    ["the athlete's word that it is another one", { isKeptSeparate: true }],
    ["the source of a test activity", { source: "test" }],
  ])("with %s are two", (_, over) => {
    expect(pairs(run(1), run(2, over))).toEqual([]);
  });

  test("that are parts of one multisport recording are two", () => {
    const part = { parentProviderId: "race", durationSeconds: 60, distanceMeters: null };
    expect(pairs(run(1, part), run(2, { ...part, startMs: SIX_O_CLOCK + MINUTE }))).toEqual([]);
  });

  test("that both completed an exercise are two", () => {
    expect(pairs(run(1, { isLinked: true }), run(2, { isLinked: true }))).toEqual([]);
  });
});

describe("the activity that is kept", () => {
  test("is the one that completed an exercise", () => {
    expect(pairs(run(1), run(2, { isLinked: true }))).toEqual([[1, 2]]);
  });

  test("is not replaced by a copy that was stored before and is a duplicate", () => {
    expect(pairs(run(1, { duplicateOf: 2 }), run(2))).toEqual([[1, 2]]);
  });

  test("is the first that was stored otherwise", () => {
    expect(pairs(run(3), run(2), run(1))).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });
});

describe("an entry by hand", () => {
  test("is the recording of its day, at whatever time", () => {
    expect(pairs(entry(1), run(2))).toEqual([[2, 1]]);
    expect(pairs(entry(1), run(2, { localDate: addDays(DAY, 1) }))).toEqual([]);
  });

  test("is at most one workout: the one most like it, with its copies", () => {
    const evening = SIX_O_CLOCK + 720 * MINUTE;
    const [less, most] = [{ durationSeconds: 3400 }, { durationSeconds: 3610, startMs: evening }];
    expect(pairs(entry(1), run(2, less), run(3, most), run(4, most))).toEqual([
      [4, 1],
      [3, 1],
    ]);
  });

  test("gives way to a recording that completed an exercise", () => {
    const unmatched = entry(1, { isLinked: false });
    expect(pairs(unmatched, run(2, { isLinked: true }))).toEqual([[1, 2]]);
  });

  test("is never another entry", () => {
    expect(pairs(entry(1), entry(2, { isLinked: false }))).toEqual([]);
  });
});

const arbActivities = fc
  .array(
    fc.record({
      source: fc.constantFrom("webhook" as const, "import" as const, "manual" as const),
      family: fc.constantFrom("run" as const, "bike" as const),
      day: fc.integer({ min: 0, max: 1 }),
      minute: fc.integer({ min: 0, max: 90 }),
      durationSeconds: fc.integer({ min: 1500, max: 3600 }),
      distanceMeters: fc.option(fc.integer({ min: 5000, max: 10_000 })),
      isLinked: fc.boolean(),
      isKeptSeparate: fc.constantFrom(false, false, false, true),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ day, minute, ...row }, index) =>
      run(index + 1, {
        ...row,
        localDate: addDays(DAY, day),
        startMs: SIX_O_CLOCK + (day * 1440 + minute) * MINUTE,
      }),
    ),
  );

describe("of any activities", () => {
  test.prop([arbActivities])("an original is no duplicate, nor is a completed exercise", (all) => {
    const duplicates = findDuplicates(all);
    for (const original of duplicates.values()) expect(duplicates.has(original)).toBe(false);
    for (const { id, isLinked } of all) expect(isLinked && duplicates.has(id)).toBe(false);
  });

  test.prop([arbActivities, fc.func(fc.integer())])("their order changes nothing", (all, key) => {
    const shuffled = all.toSorted((a, b) => key(a.id) - key(b.id));
    expect(new Map(findDuplicates(shuffled))).toEqual(findDuplicates(all));
  });

  test.prop([arbActivities])("finding them again changes nothing", (all) => {
    const found = findDuplicates(all);
    const stored = all.map((row) => ({ ...row, duplicateOf: found.get(row.id) ?? null }));
    expect(findDuplicates(stored)).toEqual(found);
  });

  test.prop([arbActivities])("a duplicate is of the same sport and size", (all) => {
    for (const [id, originalId] of findDuplicates(all)) {
      const [copy, original] = [id, originalId].map((key) => all.find((row) => row.id === key));
      expect(copy?.family).toBe(original?.family);
    }
  });
});
