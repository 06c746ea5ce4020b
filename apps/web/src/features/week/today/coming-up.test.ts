import { isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { exerciseRow } from "../testing/week-rows.ts";
import { comingUp } from "./coming-up.ts";

const TODAY = isoDate("2027-03-13");

const on = (date: string, over: Parameters<typeof exerciseRow>[2] = {}) =>
  exerciseRow("run", 45, { isScheduled: true, scheduledDate: isoDate(date), ...over });

const SHOWN = { startDate: isoDate("2027-01-31"), week: 6, today: TODAY };

const idsOf = (coming: { parts: readonly { id: number }[] } | null) =>
  coming?.parts.map(({ id }) => id);

describe("comingUp", () => {
  test("names the exercises of tomorrow, also in the next week, in the plan's order", () => {
    const rows = [on("2027-03-14", { id: 2 }), on("2027-03-13", { id: 1 })];
    const early = on("2027-03-14", { id: 3, orderIndex: 0 });
    const { tomorrow, ofTomorrow } = comingUp([...rows, early], SHOWN);
    expect(tomorrow).toBe("2027-03-14");
    expect(ofTomorrow.map(idsOf)).toEqual([[3], [2]]);
  });

  test("names the next key session after tomorrow", () => {
    const rows = [
      on("2027-03-17", { id: 4, isKey: true }),
      on("2027-03-16", { id: 3, isKey: true }),
      on("2027-03-15", { id: 2 }),
      on("2027-03-14", { id: 1, isKey: true }),
    ];
    const { nextKey } = comingUp(rows, SHOWN);
    expect([nextKey?.date, idsOf(nextKey)]).toEqual(["2027-03-16", [3]]);
  });

  test("takes exercises of the next week on their suggested day until they are placed", () => {
    const later = { week: 7, scheduledDate: null, isScheduled: false };
    const rows = [
      exerciseRow("swim", 45, { id: 1, ...later, suggestedDay: 0 }),
      exerciseRow("run", 45, { id: 2, ...later, suggestedDay: 2, isKey: true }),
      exerciseRow("run", 45, { id: 3, suggestedDay: 6, isKey: true }),
    ];
    const { ofTomorrow, nextKey } = comingUp(rows, SHOWN);
    expect(ofTomorrow.map(idsOf)).toEqual([[1]]);
    expect(ofTomorrow[0]?.isSuggested).toBe(true);
    expect([nextKey?.date, idsOf(nextKey)]).toEqual(["2027-03-16", [2]]);
    const placed = comingUp([on("2027-03-14", { week: 7, suggestedDay: 3 })], SHOWN);
    expect(placed.ofTomorrow[0]?.isSuggested).toBe(false);
  });

  test("keeps a brick together, and leaves out what is done or has no day", () => {
    const brick = { brickId: "b", isKey: true };
    const rows = [
      on("2027-03-16", { id: 1, ...brick }),
      on("2027-03-16", { id: 2, ...brick }),
      on("2027-03-15", { id: 3, isKey: true, isCompleted: true }),
      exerciseRow("run", 45, { id: 4, isKey: true }),
    ];
    const { ofTomorrow, nextKey } = comingUp(rows, SHOWN);
    expect([ofTomorrow, idsOf(nextKey)]).toEqual([[], [1, 2]]);
  });
});
