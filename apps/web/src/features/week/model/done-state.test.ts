import { isoDate, type IsoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { exerciseRow, placedOn, TODAY } from "../testing/week-rows.ts";
import { cardState, doneState } from "./done-state.ts";
import type { WeekExercise } from "./week-types.ts";

const doneFor = (actualDuration: number | null, completedAt = "2027-03-08T10:00:00.000Z") =>
  exerciseRow("run", 100, { ...placedOn(1), isCompleted: true, completedAt, actualDuration });

describe("doneState", () => {
  test.each([
    [49, "much shorter", "off-plan"],
    [50, "shorter", "off-plan"],
    [79, "shorter", "off-plan"],
    [80, "as planned", "done"],
    [120, "as planned", "done"],
    [121, "longer", "off-plan"],
    [150, "longer", "off-plan"],
    [151, "much longer", "off-plan"],
  ])("%i per cent of the plan is %s", (percent, word, state) => {
    expect(doneState(doneFor(percent), "UTC")).toMatchObject({ percent, word, state });
  });

  test("compares days in the athlete's own time zone", () => {
    const lateOnMonday = doneFor(100, "2027-03-09T02:00:00.000Z");
    expect(doneState(lateOnMonday, "UTC").word).toBe("different day");
    expect(doneState(lateOnMonday, "America/New_York").word).toBe("as planned");
  });

  test("names another sport that was done instead", () => {
    const matchedActivity: WeekExercise["matchedActivity"] = {
      family: "bike",
      activityType: "cycling",
      zoneSeconds: null,
      duration: 6000,
      distance: null,
      averagePace: null,
      averageSpeed: null,
      averageHeartRate: null,
      source: "webhook",
      localDate: isoDate("2027-03-09"),
      rpe: null,
      feeling: null,
    };
    const replaced = { ...doneFor(100), matchedActivity };
    expect(doneState(replaced, "UTC")).toMatchObject({ word: "another sport", state: "off-plan" });
  });

  test("is as planned, without a percentage, when the actual duration is unknown", () => {
    expect(doneState(doneFor(null), "UTC")).toEqual({
      state: "done",
      word: "as planned",
      sign: "check",
    });
  });
});

const facts = (today: IsoDate) => ({
  today,
  timeZone: "UTC",
  timeOff: [],
  mayBe: new Set<number>(),
});

describe("cardState", () => {
  const monday = exerciseRow("run", 30, placedOn(1));

  test("is red only once the day is over", () => {
    expect(cardState(monday, facts(TODAY))).toBe("not-done");
    expect(cardState(monday, facts(isoDate("2027-03-08")))).toBe("open");
  });

  test("is unsure while a recording may be it, unless the athlete skipped it", () => {
    const unsure = { ...facts(TODAY), mayBe: new Set([monday.id]) };
    expect(cardState(monday, unsure)).toBe("unsure");
    expect(cardState({ ...monday, skippedAt: "2027-03-09T10:00:00.000Z" }, unsure)).toBe(
      "not-done",
    );
  });

  test("is never late for an exercise without a day", () => {
    expect(cardState(exerciseRow("run", 30), facts(isoDate("2028-01-01")))).toBe("open");
  });

  test("is never late on a day of time off, but for a sport that an injury leaves in", () => {
    const days = { fromDate: isoDate("2027-03-08"), toDate: null };
    const ill = { ...days, kind: "ill" as const, sports: [] };
    const injury = { ...days, kind: "injured" as const, sports: ["run" as const] };
    expect(cardState(monday, { ...facts(TODAY), timeOff: [ill] })).toBe("open");
    expect(cardState(monday, { ...facts(TODAY), timeOff: [injury] })).toBe("not-done");
  });
});
