import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { addDays, isoDate, weekdayOf } from "../calendar/iso-date.ts";
import { checkInHeadline } from "./check-in-headline.ts";
import type { CheckInFigures } from "./check-in-figures.ts";
import { checkInWeek } from "./check-in-week.ts";
import { WEEK_ANSWERS, withWeekAnswers } from "./week-answers.ts";

const PLAN = { startDate: isoDate("2026-03-01"), totalWeeks: 12 };
const RUNS = { seed: 13, numRuns: 200 };

const arbTime = fc.record({
  day: fc.integer({ min: -10, max: 100 }),
  minute: fc.integer({ min: 0, max: 1439 }),
  hasOpen: fc.boolean(),
});

describe("checkInWeek", () => {
  test.each([
    ["Saturday at 18:00 with nothing left to do", 6, 18 * 60, false, 1],
    ["Saturday at 18:00 with something to do", 6, 18 * 60, true, null],
    ["Saturday before 18:00", 6, 18 * 60 - 1, false, null],
    ["Sunday before 4:00", 7, 4 * 60 - 1, false, null],
    ["Sunday at 4:00", 7, 4 * 60, true, 1],
    ["Wednesday night", 10, 1439, true, 1],
    ["Thursday", 11, 0, true, null],
    ["the first days of a plan", 2, 600, false, null],
    ["the Sunday after the race", 84, 600, false, null],
  ])("%s", (_, day, minute, hasOpen, week) => {
    const time = { today: addDays(PLAN.startDate, day), minute };
    expect(checkInWeek(PLAN, time, () => hasOpen)).toBe(week);
  });

  test.prop([arbTime], RUNS)("is a week of the plan that is over", ({ day, minute, hasOpen }) => {
    const today = addDays(PLAN.startDate, day);
    const week = checkInWeek(PLAN, { today, minute }, () => hasOpen);
    if (week === null) return;
    expect(week).toBeGreaterThanOrEqual(1);
    expect(week).toBeLessThan(PLAN.totalWeeks);
    const isSaturday = weekdayOf(today) === 6;
    expect(7 * week - (isSaturday ? 1 : 0)).toBeLessThanOrEqual(day);
    expect(isSaturday && hasOpen).toBe(false);
  });
});

const arbExercise = fc.record({
  week: fc.integer({ min: 1, max: 6 }),
  duration: fc.integer({ min: 4, max: 24 }).map((steps) => 5 * steps),
  isCompleted: fc.boolean(),
  isSkipped: fc.boolean(),
  isExcused: fc.boolean(),
  isUnsure: fc.boolean(),
});
const arbRecord = fc.record({
  rows: fc.array(arbExercise, { maxLength: 20 }),
  active: fc.array(fc.integer({ min: 0, max: 41 }), { maxLength: 3 }),
  answers: fc.dictionary(
    fc.integer({ min: 0, max: 5 }).map((week) => addDays(PLAN.startDate, 7 * week)),
    fc.constantFrom(...WEEK_ANSWERS),
  ),
});

describe("withWeekAnswers", () => {
  test.prop([arbRecord], RUNS)(
    "changes only weeks without any record that have an answer",
    ({ rows, active, answers }) => {
      const exercises = rows.map(({ isSkipped, ...row }) => ({
        ...row,
        actualDuration: null,
        skippedAt: isSkipped && !row.isCompleted ? "2026-03-02T08:00:00.000Z" : null,
      }));
      const activeDays = active.map((day) => addDays(PLAN.startDate, day));
      const after = withWeekAnswers(PLAN.startDate, { exercises, activeDays }, answers);
      for (const [index, row] of after.entries()) {
        const before = exercises[index];
        const sunday = addDays(PLAN.startDate, 7 * (row.week - 1));
        const isRecorded =
          active.some((day) => Math.floor(day / 7) + 1 === row.week) ||
          exercises.some(
            (each) =>
              each.week === row.week &&
              (each.isCompleted || each.skippedAt !== null || each.isExcused),
          );
        if (isRecorded || answers[sunday] === undefined) expect(row).toBe(before);
        else if (answers[sunday] === "nothing") expect(row.skippedAt).not.toBeNull();
        else {
          const share = answers[sunday] === "half" ? 0.5 : 1;
          expect(row).toMatchObject({ isCompleted: true, actualDuration: share * row.duration });
        }
      }
    },
  );
});

const FIGURES: CheckInFigures = {
  plannedMinutes: 400,
  doneMinutes: 400,
  done: 6,
  planned: 6,
  keyDone: 2,
  keyPlanned: 2,
  sports: [],
  longest: [],
  isUnanswered: false,
  isOff: false,
};

describe("checkInHeadline", () => {
  test.each<[string, Partial<CheckInFigures>, "base" | "taper"]>([
    ["You did all 6 exercises: 6:40 h of 6:40 h.", {}, "base"],
    [
      "You did your one exercise: 0:45 h of 0:45 h.",
      { done: 1, planned: 1, doneMinutes: 45, plannedMinutes: 45 },
      "base",
    ],
    ["One easy exercise stayed out. It needs no making up.", { done: 5 }, "base"],
    [
      "You did 4 of 6 exercises, 1 of 2 key ones. Nothing needs to change.",
      { done: 4, keyDone: 1, doneMinutes: 300 },
      "base",
    ],
    [
      "You did less than half of this week. It counts as your lighter week, and the next one goes on from here.",
      { done: 2, keyDone: 0, doneMinutes: 150 },
      "base",
    ],
    [
      "2 exercises stayed out. In the taper that is fine: rest is the work now.",
      { done: 4, doneMinutes: 100 },
      "taper",
    ],
    ["There is nothing recorded for this week. Did you train?", { isUnanswered: true }, "base"],
    ["You had time off this week, so there is nothing to compare.", { isOff: true }, "base"],
  ])("%s", (sentence, figures, phase) => {
    const facts = { phase, hasProposals: false };
    expect(checkInHeadline({ ...FIGURES, ...figures }, facts)).toBe(sentence);
  });

  const arbCount = fc.integer({ min: 0, max: 12 });
  const arbFigures = fc.record({
    plannedMinutes: fc.integer({ min: 1, max: 900 }),
    doneMinutes: fc.integer({ min: 0, max: 1500 }),
    done: arbCount,
    missed: arbCount,
    keyDone: arbCount,
    keyMissed: arbCount,
    isUnanswered: fc.boolean(),
    isOff: fc.boolean(),
  });
  test.prop([arbFigures, fc.boolean(), fc.constantFrom("base", "build", "peak", "taper")], RUNS)(
    "blames nobody",
    (figures, hasProposals, phase) => {
      const facts = { phase, hasProposals } as const;
      const { missed, keyMissed, ...counts } = figures;
      const [planned, keyPlanned] = [counts.done + missed, counts.keyDone + keyMissed];
      const sentence = checkInHeadline({ ...FIGURES, ...counts, planned, keyPlanned }, facts);
      expect(sentence).not.toMatch(
        /failed|only|should have|lost|behind|must|guilty|skip|streak|!/i,
      );
      expect(sentence).toMatch(/^[A-Z\d].*[.?]$/);
    },
  );
});
