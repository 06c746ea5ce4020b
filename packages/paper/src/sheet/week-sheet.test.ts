import { addDays, dateInWeek, type Weekday } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { sampleWeek } from "../testing/sample-sheets.ts";
import { weekSheet, type WeekFacts } from "./week-sheet.ts";

const facts = sampleWeek(9);
const [first] = facts.exercises;
const dateOf = (day: Weekday, { plan, week }: WeekFacts = facts) =>
  dateInWeek(plan.startDate, week.week, day);

const stepTexts = (of: WeekFacts) =>
  weekSheet(of).days.flatMap(({ exercises }) =>
    exercises.flatMap(({ steps }) => steps.map(({ name, text }) => `${name}: ${text}`)),
  );

describe("the sheet of a week", () => {
  test("has its days, place in the season, aim and hours", () => {
    const sheet = weekSheet(facts);
    expect(sheet).toMatchObject({
      planName: "Lisbon Olympic",
      week: 9,
      dates: "Jan 17 – 23, 2027",
      phase: "Build 2 of 4",
      aim: facts.aim,
      daysLeft: "50 days",
      unplaced: [],
      hours: "7:35",
    });
    expect(sheet.days.map(({ number, name, hours }) => `${number} ${name} ${hours}`)).toEqual([
      "17 Sunday 1:20",
      "18 Monday 0:45",
      "19 Tuesday 1:50",
      "20 Wednesday null",
      "21 Thursday 0:40",
      "22 Friday 1:00",
      "23 Saturday 2:00",
    ]);
    expect(sheet.totals.map(({ name, hours }) => `${name} ${hours}`)).toEqual([
      "Swim 1:40",
      "Bike 3:20",
      "Run 2:35",
    ]);
  });

  test("writes out each set, and easy parts without a target", () => {
    const texts = stepTexts(facts);
    expect(texts).toContain("Warm-up: 13 min Z1");
    expect(texts).toContain(
      "Main set: 3 × 6 min Z4, 18.0-19.0 mph on the flat, 3 min easy between",
    );
    expect(texts).toContain("Main set: 6 × 200 m Z4, 4:50-5:00 (2:25-2:30/100m), leave every 5:10");
    expect(texts).toContain("Warm-up: 10 min Z1, Heel flicks, Ankling");
  });

  test("is in the athlete's units", () => {
    const sheet = weekSheet({ ...facts, units: "kilometers" });
    const summaries = sheet.days.flatMap(({ exercises }) => exercises.map((each) => each.summary));
    expect(summaries).toContain("Run, 5.3 km");
    expect(stepTexts({ ...facts, units: "kilometers" }).join(" ")).not.toMatch(/mph|\/mi\b/);
  });

  test("prints the same for the same facts in another order", () => {
    const exercises = facts.exercises.toReversed();
    expect(weekSheet({ ...facts, exercises })).toEqual(weekSheet(facts));
  });

  test("lists exercises without a day, and then leaves free days empty", () => {
    const exercises = facts.exercises.map((exercise) =>
      exercise === first ? { ...exercise, isScheduled: false, day: null } : exercise,
    );
    const sheet = weekSheet({ ...facts, exercises });
    expect(sheet.unplaced.map(({ name }) => name)).toEqual([first?.name]);
    expect(sheet.days.map(({ rest }) => rest)).toEqual(sheet.days.map(() => null));
    expect(weekSheet(facts).days[3]?.rest).toBe("Rest. Sleep and food do the work today.");
  });

  test("ticks what is done and says what was not done", () => {
    const exercises = facts.exercises.map((exercise, at) => ({
      ...exercise,
      isCompleted: at === 0,
      skippedAt: at === 1 ? "2027-01-18T08:00:00.000Z" : null,
    }));
    const states = weekSheet({ ...facts, exercises }).days.flatMap(({ exercises: own }) =>
      own.map(({ state }) => state),
    );
    expect(states.filter((state) => state !== "open").toSorted()).toEqual(["done", "skipped"]);
  });

  test("has races and time off on their days", () => {
    const sheet = weekSheet({
      ...facts,
      races: [...facts.races, { name: "Oeiras 10K", date: dateOf(6), priority: "C" }],
      timeOff: [{ kind: "ill", fromDate: dateOf(3), toDate: null }],
    });
    expect(sheet.days.map(({ notes }) => notes.join("; "))).toEqual([
      "",
      "",
      "",
      "Sick",
      "Sick",
      "Sick",
      "C race: Oeiras 10K; Sick",
    ]);
    expect(sheet.days[3]?.rest).toBeNull();
  });

  test("has the race on the Sunday after the last week", () => {
    const last = sampleWeek(16);
    const sheet = weekSheet(last);
    expect(sheet.days).toHaveLength(8);
    expect(sheet.days[7]).toMatchObject({
      date: addDays(dateOf(6, last), 1),
      name: "Sunday",
      notes: ["A race: Lisbon Olympic, goal 2:45:00"],
      exercises: [],
      rest: null,
    });
  });

  test("counts no days in the week of the race", () => {
    const last = sampleWeek(16);
    const raceDate = dateOf(6, last);
    const sheet = weekSheet({ ...last, plan: { ...last.plan, raceDate } });
    expect([sheet.daysLeft, sheet.days.length]).toEqual([null, 7]);
    expect(weekSheet(last).daysLeft).toBe("1 day");
  });
});
