import { addDays, dateInWeek, isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { periodise } from "../calendar/index.ts";
import { NO_ANSWERS } from "../model/plan-types.ts";
import { sum } from "../model/numbers.ts";
import { requestOf, scheduleOf } from "../testing/index.ts";
import { generatedPlan } from "../testing/generated-plan.ts";
import { carryOver } from "./carry-over.ts";

const request = requestOf(
  "olympic",
  "intermediate",
  12,
  scheduleOf([1, 1, 1.5, 1, 1.5, 2, 3], [6]),
);
const plan = generatedPlan(request);
const exercises = plan.weeks.flatMap((week) =>
  week.exercises.map((exercise) => ({
    ...exercise,
    date: dateInWeek(request.startDate, exercise.week, exercise.suggestedDay),
    isCompleted: false,
  })),
);
const loading = periodise(request).filter(({ isLoading }) => isLoading);
const [before = 0, last = 0] = loading.slice(-2).map(({ week }) => week);
const minutesIn = (week: number) =>
  sum(exercises.filter((each) => each.week === week).map(({ duration }) => duration));
const today = addDays(request.raceDate, 2);
const inWeek = (week: number, minutes: number) => ({
  date: dateInWeek(request.startDate, week, 3),
  minutes,
  family: "run" as const,
  activityType: "run",
});

const daysAfterRace = (days: number) => ({
  request,
  exercises,
  done: [],
  today: addDays(request.raceDate, days),
});

describe("what a plan hands over", () => {
  test("without a record is what it planned", () => {
    const { raceBefore, now } = carryOver({ request, exercises, done: [], today });
    expect(raceBefore).toMatchObject({ raceType: "olympic", raceDate: request.raceDate });
    expect(raceBefore.weekMinutes).toBe(Math.round((minutesIn(before) + minutesIn(last)) / 2));
    expect(now.weeklyHours).toBe(Math.floor(raceBefore.weekMinutes / 30) / 2);
    const from = addDays(request.raceDate, -30);
    const runs = exercises.filter(({ type, date }) => type === "run" && date >= from);
    expect(now.longestRun).toBe(Math.max(...runs.map(({ duration }) => duration)));
    expect(now.longestSwim).toBeGreaterThan(500);
    expect(raceBefore.rungs["run-threshold"]).toBeGreaterThan(1);
  });

  test("is the mean of the last two load weeks that were done; a week without a record is unknown", () => {
    const done = [inWeek(before - 1, 200), inWeek(last, 100), inWeek(last, 20.4)];
    const { raceBefore } = carryOver({ request, exercises, done, today });
    expect(raceBefore.weekMinutes).toBe(160);
  });

  test("counts the race and hikes neither as a run nor as a week", () => {
    const hike = { ...inWeek(last, 300), family: "other" as const, activityType: "HIKING" };
    const race = { ...inWeek(last, 290), date: request.raceDate };
    const { raceBefore, now } = carryOver({
      request,
      exercises,
      done: [inWeek(last, 50), hike, race],
      today,
    });
    expect(raceBefore.weekMinutes).toBe(50);
    expect(now.longestRun).toBe(50);
    expect(now.longestRide).toBeNull();
  });

  test("counts the planned weeks that are still ahead", () => {
    const early = dateInWeek(request.startDate, before, 0);
    const done = [inWeek(before - 1, 200)];
    const { raceBefore, now } = carryOver({ request, exercises, done, today: early });
    expect(raceBefore.weekMinutes).toBe(Math.round((minutesIn(before) + minutesIn(last)) / 2));
    expect(now.longestRide).toBeGreaterThan(60);
  });

  test("answers nothing about now when the race is more than four weeks ago", () => {
    expect(carryOver(daysAfterRace(28)).now.longestRun).not.toBeNull();
    expect(carryOver(daysAfterRace(29)).now).toEqual(NO_ANSWERS);
    expect(carryOver(daysAfterRace(29)).raceBefore).toEqual(
      carryOver(daysAfterRace(28)).raceBefore,
    );
  });

  test("holds only the sets that were done", () => {
    const first = exercises.find(({ templateId }) => templateId.startsWith("run-threshold:"));
    const ticked = exercises.map((each) => ({ ...each, isCompleted: each === first }));
    const { raceBefore } = carryOver({
      request,
      exercises: ticked,
      done: [inWeek(last, 50)],
      today,
    });
    expect(raceBefore.rungs).toEqual({
      "run-threshold": Number(first?.templateId.split(":")[1]),
    });
  });

  test("of a plan of days is its only week", () => {
    const short = requestOf("sprint", "beginner", 1, scheduleOf([1, 1, 1], [2]));
    const rows = generatedPlan(short).weeks.flatMap((week) => week.exercises);
    const dated = rows.map((row) => ({
      ...row,
      date: isoDate(short.startDate),
      isCompleted: false,
    }));
    const { raceBefore } = carryOver({ request: short, exercises: dated, done: [], today });
    expect(raceBefore.weekMinutes).toBe(sum(rows.map(({ duration }) => duration)));
  });
});
