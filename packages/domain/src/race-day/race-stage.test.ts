import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { addDays, isoDate } from "../calendar/iso-date.ts";
import { seconds } from "../units/unit.ts";
import { raceStage, type RaceStage } from "./race-stage.ts";

const RACE = { raceDate: isoDate("2027-05-08"), startMinute: 510, finish: seconds(9900) };

describe("raceStage", () => {
  test.each<[string, string, number, RaceStage]>([
    ["eight days before", "2027-04-30", 0, "ahead"],
    ["seven days before", "2027-05-01", 1439, "week"],
    ["on the eve", "2027-05-07", 1439, "week"],
    ["at 8:29", "2027-05-08", 509, "morning"],
    ["at the start", "2027-05-08", 510, "racing"],
    ["before the expected finish", "2027-05-08", 674, "racing"],
    ["at the expected finish", "2027-05-08", 675, "over"],
    ["on the day after", "2027-05-09", 0, "over"],
  ])("%s", (_, today, minute, stage) => {
    expect(raceStage({ today: isoDate(today), minute }, RACE)).toBe(stage);
  });

  test("has a race day of its own without a known start", () => {
    const at = { today: RACE.raceDate, minute: 1439 };
    expect(raceStage(at, { ...RACE, startMinute: null })).toBe("day");
  });

  const ORDER: readonly RaceStage[] = ["ahead", "week", "morning", "racing", "over"];
  const arbMinute = fc.integer({ min: 0, max: 1439 });
  test.prop([fc.integer({ min: -30, max: 5 }), arbMinute, fc.nat(3), arbMinute])(
    "never goes back in time",
    (day, minute, moreDays, laterMinute) => {
      const at = addDays(RACE.raceDate, day);
      const later = addDays(at, moreDays);
      const next = moreDays > 0 ? laterMinute : Math.max(minute, laterMinute);
      const [from, to] = [
        raceStage({ today: at, minute }, RACE),
        raceStage({ today: later, minute: next }, RACE),
      ];
      expect(ORDER.indexOf(to)).toBeGreaterThanOrEqual(ORDER.indexOf(from));
    },
  );
});
