import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { weekHighlight } from "./week-highlight.ts";

const done = { isCompleted: true };
const open = { isCompleted: false };
const date = isoDate("2027-03-09");
const longest = { kind: "longest-run", week: 6, date, minutes: 105 } as const;
const brick = { kind: "first-brick", week: 6, date, minutes: 80 } as const;

test("says one sentence about a week, the finished week first", () => {
  expect(weekHighlight(6, [done, done], [longest])).toBe("Week 6 is done: all 2 exercises.");
  expect(weekHighlight(6, [done], [])).toBe("Week 6 is done.");
  expect(weekHighlight(6, [done, open], [longest])).toBe("Your longest run so far: 1:45.");
  expect(weekHighlight(6, [done, open], [longest, brick])).toBe(
    "Your first brick is done: 1:20 in all.",
  );
});

test("says nothing about other weeks and weeks without exercises", () => {
  expect(weekHighlight(7, [done, open], [longest])).toBeNull();
  expect(weekHighlight(6, [], [])).toBeNull();
});
