import { describe, expect, test } from "vitest";
import { progressText } from "./progress-text.ts";
import { readProgress } from "./read-progress.ts";

const athlete = { raceType: "olympic", level: "intermediate" } as const;
const ladder = "bike-threshold";

const read = (rung: number, before: { rung: number; week: number } | null) =>
  readProgress({
    templateId: `${ladder}:${rung}`,
    notes: `Raise your threshold. ${progressText(
      {
        step: { ladder, rung },
        before: before && { ...before, loadingNumber: before.week, times: 1 },
      },
      9,
      athlete,
    )}`,
  });

describe("the progress of an exercise", () => {
  test("is read from the words that state it", () => {
    expect(read(2, { rung: 1, week: 7 })).toEqual({
      before: { dose: "3 × 6 min", when: "2 weeks ago" },
      today: "4 × 6 min",
      next: "3 × 8 min",
    });
  });

  test("has no last time on the first one", () => {
    expect(read(1, null)).toMatchObject({ before: null, today: "3 × 6 min", next: "4 × 6 min" });
  });

  test("repeats the dose of last week", () => {
    expect(read(2, { rung: 2, week: 8 })?.before).toEqual({ dose: "4 × 6 min", when: "last week" });
  });

  test("is unknown for an easy exercise, and for one whose notes state none", () => {
    expect(readProgress({ templateId: "R02", notes: "Aerobic base." })).toBeNull();
    expect(readProgress({ templateId: "bike-threshold:2", notes: "Shorter." })).toBeNull();
  });
});
