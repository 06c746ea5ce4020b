import { describe, expect, test } from "vitest";
import { milesPerHour, secondsPer100m, secondsPerMile } from "../units/unit.ts";
import { sportProgress, type PaceRecord } from "./sport-progress.ts";
import { dayOf, doneFor, exerciseOn } from "./testing.ts";

const paces = (swim: number, bike: number, run: number) => ({
  swim: secondsPer100m(swim),
  bike: milesPerHour(bike),
  run: secondsPerMile(run),
});
const PACES = {
  start: paces(120, 17, 540),
  current: paces(117, 17.9, 526),
  target: paces(110, 19, 510),
};
const DATES = { since: dayOf(0), today: dayOf(60) };
const record = (day: number): PaceRecord => ({
  kind: "css",
  source: "test",
  measuredOn: dayOf(day),
  isCounted: true,
});
const swimOf = (records: PaceRecord[]) => sportProgress(PACES, records, [], DATES)[0];

describe("sportProgress", () => {
  test("says how far a newly measured pace is on its way", () => {
    expect(swimOf([record(30)])).toMatchObject({
      discipline: "swim",
      percent: 30,
      source: "test",
      measuredOn: dayOf(30),
    });
  });

  test("claims no progress without a measurement since the plan began", () => {
    expect(swimOf([record(-20)])).toMatchObject({ percent: null, source: "test" });
    expect(swimOf([{ ...record(30), isCounted: false }])).toMatchObject({
      percent: null,
      source: "paces",
      measuredOn: null,
    });
  });

  test("takes recent outdoor recordings with a distance and no walks", () => {
    const run = doneFor(exerciseOn(40), { distance: 12_000 });
    const [, , running] = sportProgress(
      PACES,
      [],
      [
        run,
        { ...run, distance: null },
        { ...run, activityType: "HIKING" },
        { ...run, activityType: "TREADMILL_RUNNING" },
        { ...run, date: dayOf(1) },
      ],
      DATES,
    );
    expect(running?.recent).toEqual([482.8]);
  });
});
