import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { sentencesOf } from "../../model/words.ts";
import { arbRequest, requestOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";

describe("the notes of a week", () => {
  test.prop([arbRequest], runs(15))("are there, and say no sentence twice", (request) => {
    for (const { exercises } of generatePlan(request).weeks) {
      for (const { notes } of exercises) expect(notes).not.toBe("");
      const sentences = exercises.flatMap(({ notes }) => sentencesOf(notes));
      const stock = sentences.filter((each) => !each.startsWith("At your pace"));
      expect(new Set(stock).size).toBe(stock.length);
    }
  });

  test("say purpose, place on the ladder and one line more", () => {
    const week = generatePlan(requestOf("olympic", "intermediate", 16)).weeks[8];
    const set = week?.exercises.find(({ templateId }) => templateId.startsWith("bike-threshold"));
    expect(sentencesOf(set?.notes ?? "")).toEqual([
      "Raise the power you can hold for an hour.",
      "3 × 6 min to begin with; the next step is 4 × 6 min.",
      expect.any(String),
    ]);
  });

  test("differ for the same easy exercise from week to week", () => {
    const { weeks } = generatePlan(requestOf("olympic", "intermediate", 16));
    const notes = weeks.flatMap(({ exercises }) =>
      exercises.filter(({ templateId }) => templateId === "B02").map((each) => each.notes),
    );
    expect(new Set(notes).size).toBeGreaterThan(3);
  });
});
