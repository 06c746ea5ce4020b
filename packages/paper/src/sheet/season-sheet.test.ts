import { addDays } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { sampleSeason } from "../testing/sample-sheets.ts";
import { seasonSheet, type SeasonFacts } from "./season-sheet.ts";

const facts = sampleSeason();
const weeksOf = (of: SeasonFacts) => seasonSheet(of).phases.flatMap(({ weeks }) => weeks);
const marksOf = (of: SeasonFacts) => weeksOf(of).map(({ marks }) => marks);

describe("the sheet of a season", () => {
  test("has every week by phase, the race and the hours", () => {
    const sheet = seasonSheet(facts);
    expect(sheet).toMatchObject({
      planName: "Lisbon Olympic",
      span: "16 weeks to Sunday, Mar 14, 2027",
      race: "Goal 2:45:00 · Swim 0.93 mi, Bike 25 mi, Run 6.2 mi",
      hours: "101:45",
      printedOn: "Nov 22, 2026",
    });
    expect(sheet.phases.map(({ name, weeks }) => `${name} ${weeks.length}`)).toEqual([
      "Base 7",
      "Build 4",
      "Peak 3",
      "Taper 2",
    ]);
    expect(weeksOf(facts)[1]).toMatchObject({
      week: 2,
      dates: "Nov 29 – Dec 5",
      isRecovery: false,
      hours: "6:10",
      ride: "1:25",
      run: "0:55",
      marks: [],
    });
  });

  test("draws all bars on the scale of the longest week", () => {
    const weeks = weeksOf(facts);
    expect(Math.max(...weeks.map(({ share }) => share))).toBe(1);
    for (const { bySport, minutes } of weeks) {
      expect(bySport.split(", ")).toHaveLength(Object.values(minutes).filter(Boolean).length);
    }
  });

  test("says so where a week has no exercises", () => {
    const none = { planned: 0, done: 0 };
    const empty = { plannedMinutes: 0, sports: { swim: none, bike: none, run: none } };
    const weeks = facts.weeks.map((week) => ({ ...week, ...empty }));
    const [first] = weeksOf({ ...facts, weeks });
    expect(first).toMatchObject({ bySport: "No exercises", share: 0, hours: "0:00" });
  });

  test("marks recovery weeks, tests and the race", () => {
    const marks = marksOf(facts);
    expect(marks[3]).toEqual([
      { kind: "note", text: "Recovery" },
      { kind: "note", text: "Test: swim" },
    ]);
    expect(marks[15]).toEqual([
      { kind: "race", priority: "A", name: "Lisbon Olympic", date: "Sun, Mar 14" },
    ]);
  });

  test("has the days of time off in each week that it touches", () => {
    const sunday = facts.weeks[4]?.startDate ?? facts.today;
    const marks = marksOf({
      ...facts,
      timeOff: [
        { kind: "travel", fromDate: addDays(sunday, 4), toDate: addDays(sunday, 8) },
        { kind: "busy", fromDate: addDays(sunday, 1), toDate: addDays(sunday, 1) },
      ],
    });
    expect(marks[4]).toEqual([
      { kind: "note", text: "Travel Dec 24 – 26" },
      { kind: "note", text: "Busy Dec 21" },
    ]);
    expect(marks[5]).toEqual([{ kind: "note", text: "Travel Dec 27 – 28" }]);
    expect(marks[6]?.map((mark) => mark.kind)).toEqual(["note", "note"]);
  });

  test("goes without a goal, in kilometres", () => {
    const plan = { ...facts.plan, goalFinishTime: null };
    expect(seasonSheet({ ...facts, plan, units: "kilometers" }).race).toBe(
      "Swim 1,500 m, Bike 40 km, Run 10 km",
    );
  });
});
