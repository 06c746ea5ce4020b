import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { restWords } from "./rest-words.ts";

const at = (today: string, over: Partial<Parameters<typeof restWords>[0]> = {}) =>
  restWords({
    today: isoDate(today),
    raceDate: isoDate("2027-05-08"),
    isTrainingDay: false,
    yesterday: [],
    ...over,
  });

test("says what a rest day is for, and what it makes of yesterday’s key session", () => {
  const key = { name: "Cruise intervals", isKey: true, isCompleted: true };
  expect(at("2027-03-10").title).toBe("Rest");
  expect(at("2027-03-10").lines[0]).toBe("Sleep and food do the work today.");
  expect(at("2027-03-10", { yesterday: [key] }).lines[0]).toContain("yesterday’s cruise intervals");
  expect(at("2027-03-10", { yesterday: [{ ...key, name: "CSS 200s" }] }).lines[0]).toContain(
    "yesterday’s CSS 200s",
  );
  expect(at("2027-03-10", { yesterday: [{ ...key, isCompleted: false }] }).lines[0]).toBe(
    "Sleep and food do the work today.",
  );
});

test("names a free training day, race week and the eve of the race", () => {
  expect(at("2027-03-11", { isTrainingDay: true }).title).toBe("Nothing planned");
  expect(at("2027-05-01").title).toBe("Rest");
  expect(at("2027-05-02").title).toBe("Rest. The work is done.");
  expect(at("2027-05-07").title).toBe("Rest before the race");
});
