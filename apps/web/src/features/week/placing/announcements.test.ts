import { describe, expect, test } from "vitest";
import { weekModel } from "../model/week-model.ts";
import { exerciseRow, placedOn, plan, TODAY, WEEK } from "../testing/week-rows.ts";
import { announcement, spokenDuration } from "./announcements.ts";

const tempo = exerciseRow("run", 45, { id: 1, name: "Tempo run", suggestedDay: 4 });
const model = weekModel([tempo, exerciseRow("bike", 60, { id: 2, ...placedOn(5) })], {
  startDate: plan.startDate,
  week: WEEK,
  schedule: plan.weeklySchedule,
  today: TODAY,
  raceDate: plan.raceDate,
  races: [],
});
const shown = { model, raceDate: plan.raceDate };
const moved = (to: 3 | 4 | 5 | "available") =>
  announcement(1, { selectedId: null, moves: [{ exerciseId: 1, from: "available", to }] }, shown);

describe("announcement", () => {
  test("names what moved, its new place and the time left", () => {
    expect(moved(4)).toBe(
      "Tempo run, 45 minutes, moved to Thursday, March 11. 15 minutes left on that day.",
    );
  });

  test("says by how much a day exceeds its hours", () => {
    expect(moved(5)).toBe(
      "Tempo run, 45 minutes, moved to Friday, March 12. That day is 45 minutes over its hours.",
    );
  });

  test("says where an unscheduled exercise went", () => {
    expect(moved("available")).toBe("Tempo run, 45 minutes, moved back to Available Exercises.");
  });

  test("names the best days for the selected exercise", () => {
    const words = announcement(null, { selectedId: 1, moves: [] }, shown);
    expect(words).toMatch(/^Tempo run, 45 minutes, selected\. Best days: /);
    expect(words).toContain("Thursday, March 11");
  });

  test("announces the end of a selection, and nothing without a change", () => {
    expect(announcement(1, { selectedId: null, moves: [] }, shown)).toBe("Selection cancelled.");
    expect(announcement(null, { selectedId: null, moves: [] }, shown)).toBeNull();
  });
});

test.each([
  [1, "1 minute"],
  [45, "45 minutes"],
  [60, "1 hour"],
  [61, "1 hour 1 minute"],
  [125, "2 hours 5 minutes"],
])("reads %i minutes as %s", (minutes, words) => {
  expect(spokenDuration(minutes)).toBe(words);
});
