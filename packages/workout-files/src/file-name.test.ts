import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { fileWords, workoutFileName } from "./file-name.ts";

test.each([
  ["Cruise intervals", "cruise-intervals"],
  ["Über 5 × 1 min", "uber-5-1-min"],
  ["Łódź, Tromsø, Straße", "lodz-tromso-strasse"],
  ["日本", "plan"],
  ['../../"; rm', "rm"],
  ["x".repeat(200), "x".repeat(60)],
])("words of %s are %s", (text, words) => {
  expect(fileWords(text, "plan")).toBe(words);
});

test("a file is named by its day, or by week and slot without one", () => {
  const exercise = { slotKey: "6-run-2", type: "run", name: "Long run" } as const;
  expect(workoutFileName({ ...exercise, scheduledDate: isoDate("2027-03-18") })).toBe(
    "2027-03-18-run-long-run",
  );
  expect(workoutFileName({ ...exercise, scheduledDate: null })).toBe("week-6-run-2-long-run");
});
