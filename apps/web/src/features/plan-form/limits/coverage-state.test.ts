import { addDays, entryOf, isoDate, type RaceType, type Weekday } from "@triplan/domain";
import { previewSeason } from "@triplan/plan-engine";
import { describe, expect, test } from "vitest";
import { planFacts } from "../draft/plan-facts.ts";
import { initialValues, withDay, withRace, type PlanValues } from "../draft/plan-values.ts";
import { toPlanRequest } from "../draft/to-plan-request.ts";
import { coverageHeading, coverageState } from "./coverage-state.ts";
import { growthText, longestText } from "./coverage-texts.ts";
import { holdBacks } from "./hold-backs.ts";

const TODAY = isoDate("2026-11-21");

function plan(race: RaceType, weeks: number, days: Partial<Record<Weekday, number>> = {}) {
  const values = {
    ...withRace(initialValues(null), race),
    raceDate: addDays(TODAY, 7 * weeks),
  };
  return Object.entries(days).reduce<PlanValues>((last, [day, hours]) => {
    const entry = last.weeklySchedule[Number(day)];
    return entry ? withDay(last, entryOf(entry.day, hours, entry.isEndurance)) : last;
  }, values);
}

function seasonOf(values: PlanValues) {
  const request = toPlanRequest(values, TODAY);
  if (!request) throw new Error("no request");
  return previewSeason(request);
}

const headingOf = (values: PlanValues) =>
  coverageHeading(coverageState(seasonOf(values)), values.raceType);

const held = (values: PlanValues) =>
  holdBacks(values, planFacts(values, TODAY), seasonOf(values)).map(
    ({ label, value }) => `${label}: ${value}`,
  );

const SHORT_DAYS = { 0: 1.5, 2: 1, 6: 2 };

describe("what a plan with limits says of its race", () => {
  test.each<[string, PlanValues]>([
    ["These weeks don’t prepare you for an Ironman yet", plan("ironman", 20, SHORT_DAYS)],
    ["These weeks don’t prepare you for a sprint yet", plan("sprint", 1)],
    ["Enough for an Ironman, with little in reserve", plan("ironman", 9)],
    ["Nearly enough for an Olympic race", { ...plan("olympic", 8), currentRunPace: 630 }],
    ["You may miss a time limit of a 70.3", { ...plan("70.3", 20), currentSwimPace: 240 }],
  ])("%s", (heading, values) => {
    expect(headingOf(values)).toBe(heading);
  });

  test("names what holds it back, beside what it would need", () => {
    expect(held(plan("ironman", 9, SHORT_DAYS))).toEqual([
      expect.stringMatching(/^Biggest week: \d:\d\d of about 16\.5 h$/),
      "Weeks: 9 of 16 or more",
      "Saturday: 2 of 4 h",
      "Sunday: 1.5 of 2 h",
    ]);
    expect(held({ ...plan("70.3", 20), currentSwimPace: 240 })).toEqual([
      expect.stringMatching(/^End of the swim: 1:\d\d, cut-off 1:10$/),
    ]);
  });

  test("names only the exercises that a longer day lets grow", () => {
    const days = { 0: 2, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 5 };
    const [short, long] = [plan("ironman", 30, days), plan("ironman", 30, { ...days, 1: 1.5 })];
    const [before, after] = [seasonOf(short).preparation, seasonOf(long).preparation];
    expect(growthText(before, after, "miles")).toMatch(
      /^Longest swim grows from [\d,]+ to [\d,]+ m\.$/,
    );
    expect(growthText(before, before, "miles")).toBeNull();
  });

  test("leaves out the sports that a week has no time for", () => {
    const none = plan("sprint", 1, { 0: 0.5, 1: 0, 2: 0.5, 3: 0, 4: 0, 5: 0, 6: 0.5 });
    expect(longestText(seasonOf(none).preparation, "miles")).toMatch(
      /^Longest ride [\d.]+ mi, run [\d.]+ mi\.$/,
    );
  });
});
