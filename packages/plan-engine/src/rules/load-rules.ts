import { DAY_NAMES, listed, WEEKDAYS } from "@triplan/domain";
import { openDays } from "../calendar/index.ts";
import { isTest } from "../fitness-tests/index.ts";
import { isHard, isHardOnLand, lowShare, MAX_HARD, MAX_HARD_SWIMS } from "../intensity/index.ts";
import { sum } from "../model/numbers.ts";
import { eachWeek, thePlan } from "./judgements.ts";
import { fitsOnDay } from "./fits-on-day.ts";
import {
  type JudgedExercise,
  type PlanRule,
  type WeekComplaint,
  type WeekFacts,
} from "./plan-rule.ts";

const SOURCE = "docs/plan-engine.md";
const LOW_SHARE = { week: 0.72, fromMinutes: 180, plan: 0.75, recovery: 0.85, test: 0.8 };

function lowShareComplaints(week: WeekFacts): WeekComplaint[] {
  const share = lowShare(week.exercises);
  const least = leastEasy(week);
  if (share >= least) return [];
  const message = `You have ${Math.round(100 * share)} % of this week easy; ${100 * least} % are the least.`;
  return [{ message }];
}

function leastEasy({ week, exercises }: WeekFacts): number {
  if (!week.isRecovery) return LOW_SHARE.week;
  return exercises.some(isTest) ? LOW_SHARE.test : LOW_SHARE.recovery;
}

const isNextDay = (a: JudgedExercise, b: JudgedExercise) =>
  Math.abs(a.suggestedDay - b.suggestedDay) === 1;

const isHardAlone = (each: JudgedExercise) => isHard(each) && each.brickId === null;

const hardAlone = ({ exercises }: WeekFacts) => exercises.filter(isHardAlone);

const SATURDAY = 6;
const SUNDAY = 0;

/** Hard exercises of the day before the week's Sunday. */
const hardOnSaturday = ({ before }: WeekFacts) =>
  before.filter((each) => isHardAlone(each) && each.suggestedDay === SATURDAY);

/** A hard Sunday after a hard Saturday, if the exercise fits on a later day. */
function hardAcrossWeeks(week: WeekFacts): WeekComplaint[] {
  const saturday = hardOnSaturday(week);
  return hardAlone(week).flatMap((exercise) => {
    const earlier = saturday.find(({ type }) => type === exercise.type);
    if (!earlier || exercise.suggestedDay !== SUNDAY) return [];
    const others = hardAlone(week).filter(
      (each) => each !== exercise && each.type === exercise.type,
    );
    const isMovable = openDays(week.days).some(
      (day) =>
        day.day !== SUNDAY &&
        others.every((each) => Math.abs(each.suggestedDay - day.day) > 1) &&
        fitsOnDay(week, exercise, day),
    );
    const message = `Your hard days follow each other: ${earlier.name} on the Saturday before, ${exercise.name} on Sunday.`;
    return isMovable ? [{ message, day: SUNDAY, about: [exercise] } as const] : [];
  });
}

/** Hard exercises of one discipline on consecutive days, if one of them fits elsewhere. */
function hardInARow(week: WeekFacts): WeekComplaint[] {
  const hard = hardAlone(week);
  return hard.flatMap((first, index) =>
    hard.slice(index + 1).flatMap((second) => {
      if (first.type !== second.type || !isNextDay(first, second)) return [];
      const isMovable = openDays(week.days).some(
        (day) =>
          (Math.abs(day.day - second.suggestedDay) > 1 && fitsOnDay(week, first, day)) ||
          (Math.abs(day.day - first.suggestedDay) > 1 && fitsOnDay(week, second, day)),
      );
      const about = [first, second].toSorted((a, b) => a.suggestedDay - b.suggestedDay);
      const days = listed(about.map((each) => DAY_NAMES[each.suggestedDay]));
      const names = listed(about.map((each) => each.name));
      const message = `Your hard days follow each other: ${names}, on ${days}.`;
      return isMovable ? [{ message, about }] : [];
    }),
  );
}

function restDayComplaints(week: WeekFacts): WeekComplaint[] {
  const open = openDays(week.days);
  const used = new Set(week.exercises.map((each) => each.suggestedDay));
  if (used.size < WEEKDAYS.length) return [];
  const minutes = open.map((day) => day.minutes);
  const isNeeded = week.minutes > sum(minutes) - Math.min(...minutes);
  const message = "You have no day of rest this week, though the rest of it has room.";
  return isNeeded ? [] : [{ message, about: week.exercises }];
}

/** A brick's hard ride and run are one hard exercise. */
const oneOfEachBrick = (exercises: readonly JudgedExercise[]) =>
  exercises.filter(
    ({ brickId }, index) =>
      brickId === null || exercises.findIndex((other) => other.brickId === brickId) === index,
  );

function tooMany(
  about: readonly JudgedExercise[],
  most: number,
  kind: "rides and runs" | "swims",
): WeekComplaint[] {
  const message = `You have ${about.length} hard ${kind} this week; at your level ${most} ${most === 1 ? "is" : "are"} enough.`;
  return about.length > most ? [{ message, about }] : [];
}

/** Rules about intensity. */
export const LOAD_RULES: readonly PlanRule[] = [
  {
    id: "low-share-week",
    title: "Most of a week is easy",
    source: SOURCE,
    ...eachWeek(
      lowShareComplaints,
      ({ week, minutes }) => week.isRecovery || minutes >= LOW_SHARE.fromMinutes,
    ),
  },
  {
    id: "low-share-plan",
    title: "Most of the plan is easy",
    source: SOURCE,
    ...thePlan(
      ({ weeks }) => {
        const share = lowShare(weeks.flatMap((week) => week.exercises));
        const message = `You have ${Math.round(100 * share)} % of the plan easy; ${100 * LOW_SHARE.plan} % are the least.`;
        return share < LOW_SHARE.plan ? message : null;
      },
      ({ weeks }) => sum(weeks.map(({ minutes }) => minutes)) >= LOW_SHARE.fromMinutes,
    ),
  },
  {
    id: "hard-count",
    title: "A week stays within your level's limit of hard rides and runs",
    source: SOURCE,
    appliesTo: "all",
    ...eachWeek((week, { basis }) =>
      tooMany(
        oneOfEachBrick(week.exercises.filter(isHardOnLand)),
        MAX_HARD[basis.level],
        "rides and runs",
      ),
    ),
  },
  {
    id: "hard-swims",
    title: "A week stays within your level's limit of hard swims",
    source: SOURCE,
    appliesTo: "all",
    ...eachWeek((week, { basis }) =>
      tooMany(
        week.exercises.filter((each) => each.type === "swim" && isHard(each)),
        MAX_HARD_SWIMS[basis.level],
        "swims",
      ),
    ),
  },
  {
    id: "hard-in-a-row",
    title: "Hard exercises of one discipline do not follow each other",
    source: SOURCE,
    appliesTo: "placed",
    ...eachWeek(
      (week) => [...hardAcrossWeeks(week), ...hardInARow(week)],
      (week) => hardAlone(week).length + hardOnSaturday(week).length > 1,
    ),
  },
  {
    id: "rest-day",
    title: "A week keeps one free day",
    source: SOURCE,
    appliesTo: "placed",
    ...eachWeek(restDayComplaints, ({ days }) => openDays(days).length === WEEKDAYS.length),
  },
];
