import { WEEKDAYS } from "@triplan/domain";
import { isHard, MOST_HARD } from "../intensity/hard-days.ts";
import { openDays, type PlanDay } from "../periodise/plan-calendar.ts";
import type { PlannedExercise } from "../plan-types.ts";
import { sum } from "../shared/numbers.ts";
import { lowShare } from "./effort-share.ts";
import { eachWeek, type PlanFacts, type PlanRule, type WeekFacts } from "./plan-rule.ts";

const SOURCE = "training.md §10";
const LOW_SHARE = { week: 0.72, fromMinutes: 180, plan: 0.75, recovery: 0.85 };
/** Nothing is hard on the last two days. */
const LAST_HARD_DAYS = 2;

function lowShareComplaints(week: WeekFacts): string[] {
  const share = lowShare(week.exercises);
  const text = `${Math.round(100 * share)} % of the time is easy.`;
  if (week.week.isRecovery) return share < LOW_SHARE.recovery ? [text] : [];
  return week.minutes >= LOW_SHARE.fromMinutes && share < LOW_SHARE.week ? [text] : [];
}

const isNextDay = (a: PlannedExercise, b: PlannedExercise) =>
  Math.abs(a.suggestedDay - b.suggestedDay) === 1;

/** True where the exercise could lie on the day as the rest of the week lies. */
function fits(week: WeekFacts, exercise: PlannedExercise, day: PlanDay): boolean {
  const others = week.exercises.filter(
    (each) => each !== exercise && each.suggestedDay === day.day,
  );
  const units = others.filter((each) => each.brickId === null || each.type === "bike").length;
  const minutes = sum(others.map((each) => each.duration)) + exercise.duration;
  return (
    day.daysToRace > LAST_HARD_DAYS &&
    units < 2 &&
    minutes <= day.minutes &&
    others.every((each) => each.type !== exercise.type)
  );
}

/** Hard rows of one discipline on days in a row, where one of them could lie elsewhere. */
function hardInARow(week: WeekFacts): string[] {
  const hard = week.exercises.filter((each) => isHard(each) && each.brickId === null);
  return hard.flatMap((first, index) =>
    hard.slice(index + 1).flatMap((second) => {
      if (first.type !== second.type || !isNextDay(first, second)) return [];
      const isMovable = openDays(week.days).some(
        (day) =>
          (Math.abs(day.day - second.suggestedDay) > 1 && fits(week, first, day)) ||
          (Math.abs(day.day - first.suggestedDay) > 1 && fits(week, second, day)),
      );
      return isMovable ? [`${first.name} and ${second.name} lie on days in a row.`] : [];
    }),
  );
}

function restDayComplaints(week: WeekFacts): string[] {
  const open = openDays(week.days);
  const used = new Set(week.exercises.map((each) => each.suggestedDay));
  if (open.length < WEEKDAYS.length || used.size < WEEKDAYS.length) return [];
  const minutes = open.map((day) => day.minutes);
  return week.minutes <= sum(minutes) - Math.min(...minutes) ? ["No day of the week is free."] : [];
}

/** Rules about how hard the weeks are. */
export const LOAD_RULES: readonly PlanRule[] = [
  {
    id: "low-share-week",
    title: "Most of a week is easy",
    source: `${SOURCE}.28`,
    check: eachWeek(lowShareComplaints),
  },
  {
    id: "low-share-plan",
    title: "Most of the plan is easy",
    source: `${SOURCE}.28`,
    check: ({ plan }: PlanFacts) => {
      const share = lowShare(plan.weeks.flatMap((week) => week.exercises));
      const text = `${Math.round(100 * share)} % of the plan is easy.`;
      return share < LOW_SHARE.plan ? [{ week: null, message: text }] : [];
    },
  },
  {
    id: "hard-count",
    title: "A week has no more hard exercises than your level takes",
    source: `${SOURCE}.29`,
    check: eachWeek((week, { request }) => {
      const hard = week.exercises.filter(isHard).length;
      return hard > MOST_HARD[request.level] ? [`${hard} hard exercises in one week.`] : [];
    }),
  },
  {
    id: "hard-in-a-row",
    title: "Hard exercises of one discipline do not follow each other",
    source: `${SOURCE}.30`,
    check: eachWeek(hardInARow),
  },
  {
    id: "rest-day",
    title: "A week keeps one free day",
    source: `${SOURCE}.31`,
    check: eachWeek(restDayComplaints),
  },
];
