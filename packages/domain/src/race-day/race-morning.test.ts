import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { RaceType } from "../race/race-type.ts";
import { arbRaceType } from "../testing.ts";
import { seconds } from "../units/unit.ts";
import { RACE_ITEMS, raceChecklist } from "./race-checklist.ts";
import { formatTimeOfDay, parseTimeOfDay, RACE_MOMENTS, raceMorning } from "./race-morning.ts";
import { finishOf } from "./race-times.ts";

const itemsOf = (raceType: RaceType) =>
  raceChecklist(raceType).flatMap((group) => group.items.map(({ item }) => item));

const arbSeconds = fc.integer({ min: 0, max: 50_000 }).map(seconds);
const arbSplits = fc.record({
  swim: arbSeconds,
  t1: arbSeconds,
  bike: arbSeconds,
  t2: arbSeconds,
  run: arbSeconds,
});

describe("raceMorning", () => {
  test.prop([arbRaceType, arbSplits])("rises from waking up to the finish", (raceType, splits) => {
    const moments = raceMorning(raceType, splits);
    const minutes = moments.map(({ minute }) => minute);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(moments.find(({ kind }) => kind === "start")?.minute).toBe(0);
    expect(minutes.at(-1)).toBe(Math.round(finishOf(splits) / 60));
    const order = moments.map(({ kind }) => RACE_MOMENTS.indexOf(kind));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test("finishes in the minute of the splits' sum, half a minute rounded up", () => {
    const splits = {
      swim: seconds(15_515),
      t1: seconds(23_971),
      bike: seconds(46_900),
      t2: seconds(43_776),
      run: seconds(8),
    };
    expect(raceMorning("sprint", splits).at(-1)?.minute).toBe(2170);
  });

  test("leaves the jog out of long races", () => {
    const splits = {
      swim: seconds(1),
      t1: seconds(1),
      bike: seconds(1),
      t2: seconds(1),
      run: seconds(1),
    };
    expect(raceMorning("70.3", splits).map(({ kind }) => kind)).not.toContain("jog");
    expect(raceMorning("olympic", splits).map(({ kind }) => kind)).toContain("jog");
  });
});

describe("times of day", () => {
  test.prop([fc.integer({ min: 0, max: 1439 }), fc.integer({ min: -3, max: 3 })])(
    "read back the same, also of another day",
    (minutes, days) => {
      expect(parseTimeOfDay(formatTimeOfDay(minutes + 1440 * days))).toBe(minutes);
    },
  );

  test.each(["", "24:00", "8:30", "08:60", "08:30:00", "noon"])("reject %j", (text) => {
    expect(parseTimeOfDay(text)).toBeNull();
  });
});

describe("raceChecklist", () => {
  test.prop([arbRaceType])("has known items, each once", (raceType) => {
    const items = itemsOf(raceType);
    expect(new Set(items).size).toBe(items.length);
    expect(items.every((item) => RACE_ITEMS.includes(item))).toBe(true);
  });

  test("has special-needs bags in an Ironman only", () => {
    expect(itemsOf("70.3")).not.toContain("special-needs");
    expect(itemsOf("ironman")).toContain("special-needs");
  });
});
