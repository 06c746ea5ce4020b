import type { FactsByRule, Reason, ReasonRule } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { whyList, whyOf, whySentence } from "./why-sentence.ts";

/** One reason of each rule and its text. */
const EXPECTED: { [Rule in ReasonRule]: readonly [facts: FactsByRule[Rule], text: string] } = {
  adjusted: [
    {
      why: ["fatigue"],
      volume: 80,
      intensity: "easier",
      minutes: [60, 50],
      effort: ["tempo", "moderate"],
    },
    "50 min instead of 1 h and moderate instead of tempo, as you asked for 80 % of the volume and easier weeks because you are tired",
  ],
  fixed: [
    { limit: "day", before: 120, after: 90 },
    "1 h 30 min instead of 2 h, to keep within the hours of its day",
  ],
  "time-off": [
    { kind: "travel", minutes: [60, 45], effort: ["tempo", "tempo"], days: [2, 4] },
    "45 min instead of 1 h and moved from Tuesday, because of your trip",
  ],
  "nearby-race": [
    {
      name: "Cascais Sprint",
      priority: "B",
      minutes: [50, 30],
      effort: ["tempo", "easy"],
      days: [4, 4],
    },
    "30 min instead of 50 min and easy instead of tempo, because of Cascais Sprint, your B race",
  ],
  proposed: [
    { why: "missed-long", minutes: [90, 75], days: [0, 2] },
    "1 h 15 min instead of 1 h 30 min, since it did not happen on Sunday",
  ],
  "smaller-taper": [
    { minutes: [45, 35], effort: ["easy", "easy"] },
    "35 min instead of 45 min, as the weeks before the taper are smaller",
  ],
  swapped: [
    { kind: "run-tempo", from: "Cruise intervals" },
    "your choice instead of Cruise intervals",
  ],
  held: [{ set: "3 × 8 min", why: "missed" }, "3 × 8 min first, since the last two were missed"],
  "endurance-day": [
    { day: 6, minutes: 240 },
    "Saturday suits it because it is your endurance day, with 4 h",
  ],
  "open-day": [{ day: 4, minutes: 90 }, "Thursday suits it because you have 1 h 30 min"],
  appointment: [
    { day: 2, name: "Club swim", asked: 60, minutes: 45 },
    "Tuesday suits it because it is your appointment: Club swim, 45 min of 1 h this week",
  ],
  "sport-days": [{ sport: "swim", days: [1, 5] }, "swims are possible on Monday and Friday only"],
  "race-cap": [
    { minutes: 130, raceType: "70.3", level: "advanced" },
    "2 h 10 min is the most that a 70.3 asks at advanced level",
  ],
  "safe-step": [{ before: 95, most: 100 }, "a safe step from 1 h 35 min, 1 h 40 min at most"],
  test: [{ recoveryWeek: 1, level: "advanced" }, "a test while recovery week 1 leaves you rested"],
  hard: [
    { most: 1, level: "beginner" },
    "this week has room for one hard session at beginner level",
  ],
  easy: [{ percent: 81, phase: "build" }, "deliberately easy, like 81 % of your build weeks"],
  brick: [{ half: "ride" }, "the ride of a brick, its run right after it"],
  touch: [{ daysToRace: 1 }, "a touch of speed, to keep what you have"],
  "recovery-week": [{ recoveryWeek: 12 }, "your 12th recovery week, lighter on purpose"],
  taper: [
    { daysToRace: 9, percent: 68 },
    "9 days before your race, with 68 % of your usual volume",
  ],
  "race-week": [{ daysToRace: 1 }, "the day before your race"],
  "goal-pace": [
    { finishSeconds: 18_000, percent: 2.2 },
    "targets 2.2 % faster than today, towards your goal of 5:00:00",
  ],
  pace: [
    { discipline: "run", effort: "Z2", racePace: 540 },
    "zone 2, based on your pace of 9:00/mi",
  ],
  purpose: [{ purpose: "CSS in pieces" }, "CSS in pieces"],
  phase: [
    { week: 6, totalWeeks: 14, phase: "build", phaseWeek: 1, phaseWeeks: 5 },
    "week 6 of 14, build",
  ],
};

// The table above pairs each rule with its facts.
const reasonOf = (rule: string): Reason =>
  ({ rule, facts: EXPECTED[rule as ReasonRule][0] }) as Reason;

const MILES = { units: "miles", thresholds: {} } as const;

const exercise = (...rules: ReasonRule[]) => ({ reasons: rules.map(reasonOf) });

describe("whySentence", () => {
  test("gives the reasons of the exercise and of the day it is on", () => {
    expect(whySentence(exercise("endurance-day", "hard", "phase"), 6)).toBe(
      "This week has room for one hard session at beginner level; week 6 of 14, build. Saturday suits it because it is your endurance day, with 4 h.",
    );
  });

  test("names the exercise of another sport that a trip leaves no place for", () => {
    const reason: Reason = {
      rule: "time-off",
      facts: {
        kind: "travel",
        minutes: [60, 45],
        effort: ["tempo", "tempo"],
        days: [2, 2],
        instead: "Threshold ride",
      },
    };
    expect(whySentence({ reasons: [reason] }, null)).toBe(
      "Instead of Threshold ride (1 h), because of your trip.",
    );
  });

  test.each([2, null] as const)("calls the day a suggestion when the exercise is on %s", (day) => {
    expect(whySentence(exercise("open-day", "phase"), day)).toBe(
      "Week 6 of 14, build. Suggested for Thursday because you have 1 h 30 min.",
    );
    expect(whyList(exercise("open-day"), day, MILES)).toEqual([
      "Suggested for Thursday because you have 1 h 30 min.",
    ]);
  });

  test("is the sentence of the exercise and that of the day", () => {
    expect(whyOf(exercise("open-day", "phase"), 4)).toEqual({
      exercise: "Week 6 of 14, build.",
      day: "Thursday suits it because you have 1 h 30 min.",
    });
    expect(whyOf(exercise("phase"), 4).day).toBe("");
  });

  test("omits reasons that are shown beside the steps", () => {
    expect(whySentence(exercise("open-day", "purpose", "pace", "goal-pace"), 4)).toBe(
      "Thursday suits it because you have 1 h 30 min.",
    );
  });

  test("is empty when no reason is stored", () => {
    expect(whySentence(exercise(), 4)).toBe("");
  });
});

test.each(Object.entries(EXPECTED).map(([rule, [, text]]) => [rule, text] as const))(
  "whyList states %s from its facts",
  (rule, text) => {
    const reason = reasonOf(rule);
    const day = "day" in reason.facts ? reason.facts.day : null;
    const [sentence] = whyList({ reasons: [reason] }, day, MILES);
    expect(sentence).toBe(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
  },
);

test.each([
  [
    "added",
    { limit: "missing", before: null, after: 30 },
    "Added, as your week had no other of its kind.",
  ],
  [
    "merged",
    { limit: "merged", before: 35, after: 45 },
    "One swim instead of two, as your week has no time for both.",
  ],
  [
    "left out",
    { limit: "week", before: 35, after: 0 },
    "Left out, to keep within the hours of its week.",
  ],
] as const)("explains why a fixed exercise was %s", (_what, facts, text) => {
  const reason: Reason = { rule: "fixed", facts };
  expect(whyList({ reasons: [reason] }, null, MILES)).toEqual([text]);
});

test("explains a test in the first week without a recovery week", () => {
  const reason: Reason = { rule: "test", facts: { recoveryWeek: 0, level: "beginner" } };
  expect(whyList({ reasons: [reason] }, null, MILES)).toEqual([
    "A test before training makes you tired.",
  ]);
});

test("shows paces in the athlete's units", () => {
  expect(
    whyList({ reasons: [reasonOf("pace")] }, null, { units: "kilometers", thresholds: {} }),
  ).toEqual(["Zone 2, based on your pace of 5:36/km."]);
});

test.each([
  ["swim", "Z4", "Zone 4, based on your CSS of 1:45/100m."],
  ["bike", "Z4", "Zone 4, based on your FTP of 250 W."],
  ["run", "Z4", "Zone 4, based on your threshold pace of 7:40/mi."],
  ["run", "race pace", "Race pace, based on your threshold pace of 7:40/mi."],
] as const)("quotes the known threshold of a %s in %s", (discipline, effort, text) => {
  const thresholds = { css: 105, ftpWatts: 250, bikeThresholdMph: 20, runThreshold: 460 };
  const reason: Reason = { rule: "pace", facts: { discipline, effort, racePace: 540 } };
  expect(whyList({ reasons: [reason] }, null, { units: "miles", thresholds })).toEqual([text]);
});
