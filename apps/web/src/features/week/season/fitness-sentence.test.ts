import { addDays, isoDate, type RaceType, type ExperienceLevel } from "@triplan/domain";
import { generatePlan, planFitness } from "@triplan/plan-engine";
import { datesOf, requestOf, scheduleOf } from "@triplan/plan-engine/testing";
import { describe, expect, test } from "vitest";
import { fitnessSentence } from "./fitness-sentence.ts";

const point = (fitness: number) => ({ fitness, fatigue: fitness, form: 0 });
const days = (count: number, fitness: (day: number) => number) =>
  Array.from({ length: count }, (_, day) => point(fitness(day)));

function planned(race: RaceType, level: ExperienceLevel, weeks: number, hours?: readonly number[]) {
  const schedule = hours && scheduleOf(hours, [6]);
  const request = requestOf(race, level, weeks, schedule);
  return planFitness(request, generatePlan(request));
}

describe("fitnessSentence", () => {
  test("names the fitness that a typical plan builds", () => {
    expect(
      fitnessSentence({ planned: planned("olympic", "intermediate", 16), done: [], projected: [] }),
    ).toMatch(
      /^Your plan builds your fitness from \d+ to \d+, then eases off so that you arrive rested\.$/,
    );
  });

  test("says that a plan only maintains fitness, and what would change that", () => {
    const flat = days(120, (day) => 20 - day / 60);
    expect(fitnessSentence({ planned: flat, done: [], projected: [] })).toBe(
      "Your plan maintains your fitness at about 19. More hours a week would raise it.",
    );
  });

  test("promises no growth for an Ironman on four hours a week", () => {
    const curve = planned("ironman", "intermediate", 20, [0, 0, 1, 0, 1, 0, 2]);
    const gain = Math.max(...curve.map(({ fitness }) => fitness)) - (curve[0]?.fitness ?? 0);
    const sentence = fitnessSentence({ planned: curve, done: [], projected: [] });
    expect(sentence.includes("builds your fitness")).toBe(gain >= 2);
    expect(sentence).not.toMatch(/fresh|tired|form of/);
  });

  test("says how much of a high fitness few hours maintain", () => {
    const falling = days(120, (day) => Math.max(22, 40 - day / 2));
    expect(fitnessSentence({ planned: falling, done: [], projected: [] })).toBe(
      "These hours hold part of the fitness you have now: about 22 of 40. More hours a week would keep more of it.",
    );
  });

  test("says that three weeks are too short to build", () => {
    const curve = days(21, () => 19);
    expect(fitnessSentence({ planned: curve, done: [], projected: [] })).toBe(
      "There is little time to build fitness: your plan keeps you sharp at about 19, then lets you rest before the race.",
    );
    expect(
      fitnessSentence({ planned: planned("sprint", "beginner", 3), done: [], projected: [] }),
    ).not.toMatch(/from (\d+) to \1|fresh|tired/);
  });

  test("speaks of the day for a race tomorrow and in race week", () => {
    const createdOn = isoDate("2026-11-24");
    const request = { ...requestOf("sprint", "beginner", 1), ...datesOf(createdOn, 1) };
    expect(request.raceDate).toBe(addDays(createdOn, 1));
    const curve = planFitness(request, generatePlan(request));
    expect(fitnessSentence({ planned: curve, done: [], projected: [] })).toMatch(
      /^It is race week|^Your race is/,
    );
    expect(fitnessSentence({ planned: days(2, () => 2), done: [], projected: [] })).toContain(
      "about to start",
    );
    expect(fitnessSentence({ planned: [], done: [], projected: [] })).toContain("about to start");
  });

  test.each([
    [31, "Today it is 31; the plan had 33."],
    [33, "Today it is 33, as planned."],
  ])("compares today's %i with the plan", (today, text) => {
    const curve = days(60, (day) => 30 + day);
    const done = [...curve.slice(0, 3), point(today)];
    expect(fitnessSentence({ planned: curve, done, projected: [] })).toContain(text);
  });
});
