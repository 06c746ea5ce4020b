import { daysBetween, WEEKDAYS, weekdayOf, type IsoDate, type Weekday } from "@triplan/domain";
import {
  allows,
  daysFor,
  isAppointment,
  periodise,
  type PlanDay,
  type WeekFrame,
} from "../calendar/index.ts";
import { testDays } from "../fitness-tests/index.ts";
import { sum } from "../model/numbers.ts";
import type { PlanRequest } from "../model/plan-types.ts";
import { minDaysForLong } from "../week/index.ts";
import { BREACH, type CostFacts } from "./placement-costs.ts";
import { NO_PLACEMENT } from "./placement-unit.ts";
import { heaviestFirst, type MinDays } from "./placement-units.ts";
import { restUnit, type RestExercise, type RestUnit } from "./rest-unit.ts";
import { solvePlacement } from "./solve-placement.ts";

export interface RestOfWeek {
  week: number;
  today: IsoDate;
  /** All exercises of the week. */
  exercises: readonly RestExercise[];
  /** Days of races on the way to the plan's own race: nothing is placed on them. */
  raceDates?: readonly IsoDate[];
}

/**
 * Chooses a day for each unplaced exercise of a week, by slot key: the suggested days if everything
 * else is on its own, else a search around the placed ones. Past days come last; without a valid
 * placement the one with the fewest violations is used. Omits exercises only if the week has no
 * training day without a race that allows their sports.
 */
export function placeRest(request: PlanRequest, rest: RestOfWeek): Map<string, Weekday> {
  const frame = periodise(request)[rest.week - 1];
  if (!frame) return new Map();
  const days = withoutRaces(request, frame, rest);
  const today = todayIn(request, rest);
  const open = rest.exercises.filter(({ day }) => day === null);
  const suggested = asSuggested(rest.exercises, days, today);
  if (suggested) return suggested;
  const joined = besideTheirBrick(rest.exercises, frame.days, today);
  const minDays = minDaysForLong(request.raceType, request.totalWeeks);
  const units = unitsOf(
    minDays,
    open.filter(({ slotKey }) => !joined.has(slotKey)),
    days,
  ).filter(({ disciplines }) => daysFor(days, disciplines).length > 0);
  const fixed = fixedUnits(minDays, rest.exercises, joined);
  const facts: CostFacts = {
    days,
    testDays: daysForTests(frame, today),
    isBeginner: request.level === "beginner",
    before: { ...NO_PLACEMENT, days: suggestions(units) },
    fixed,
    today,
  };
  const found =
    solvePlacement(units, { ...facts, days: days.filter(({ day }) => day >= today) }) ??
    solvePlacement(units, facts) ??
    solvePlacement(units, { ...facts, breach: BREACH });
  const searched = (found ?? []).flatMap(({ day }, index) =>
    (units[index]?.exercises ?? []).map(({ slotKey }) => [slotKey, day] as const),
  );
  return new Map([...joined, ...searched]);
}

function withoutRaces(
  { startDate }: PlanRequest,
  { days }: WeekFrame,
  { week, raceDates = [] }: RestOfWeek,
): readonly PlanDay[] {
  const raceDays = new Set(raceDates.map((date) => daysBetween(startDate, date) - 7 * (week - 1)));
  return days.filter(({ day }) => !raceDays.has(day));
}

/** The days for tests that are left; any day if all of them are past. */
function daysForTests(frame: WeekFrame, today: Weekday): ReadonlySet<Weekday> {
  const left = testDays(frame).flatMap(({ day }) => (day >= today ? [day] : []));
  return new Set(left.length > 0 ? left : WEEKDAYS);
}

/** Weekday of today in the current week; in other weeks all days are past or none. */
function todayIn({ startDate }: PlanRequest, { week, today }: RestOfWeek): Weekday {
  const passed = daysBetween(startDate, today);
  const isThisWeek = passed >= 0 && Math.floor(passed / WEEKDAYS.length) === week - 1;
  return isThisWeek ? weekdayOf(today) : 0;
}

/** Suggested days, if all placed exercises are on theirs, no day is past and all have room. */
function asSuggested(
  exercises: readonly RestExercise[],
  days: readonly PlanDay[],
  today: Weekday,
): Map<string, Weekday> | null {
  const found = new Map<string, Weekday>();
  for (const { slotKey, day, suggestedDay } of exercises) {
    if (suggestedDay === null || (day !== null && day !== suggestedDay)) return null;
    if (day !== null) continue;
    if (suggestedDay < today) return null;
    found.set(slotKey, suggestedDay);
  }
  const isPossible = ({ type, day, suggestedDay }: RestExercise) =>
    suggestedDay === null ||
    days.some((each) => each.day === suggestedDay && (day !== null || allows(each, [type])));
  if (!exercises.every(isPossible)) return null;
  const hasRoom = days.every(({ day, minutes }) => {
    const here = exercises.filter(({ suggestedDay }) => suggestedDay === day);
    return sum(here.map(({ duration }) => duration)) <= minutes;
  });
  return hasRoom ? found : null;
}

/** Puts halves of bricks on the day of their placed other half, if it allows them; appointments keep theirs. */
function besideTheirBrick(
  exercises: readonly RestExercise[],
  days: readonly PlanDay[],
  today: Weekday,
): Map<string, Weekday> {
  const found = new Map<string, Weekday>();
  for (const exercise of exercises) {
    const { slotKey, brickId, day, type } = exercise;
    if (day !== null || brickId === null || isAppointment(days, exercise)) continue;
    const other = exercises.find((each) => each.brickId === brickId && each.day !== null);
    if (!other || other.day === null || other.day < today) continue;
    const where = other.day;
    if (days.some((each) => each.day === where && allows(each, [type]))) found.set(slotKey, where);
  }
  return found;
}

function unitsOf(
  minDays: MinDays,
  exercises: readonly RestExercise[],
  days: readonly PlanDay[],
): RestUnit[] {
  const groups = Map.groupBy(exercises, ({ brickId, slotKey }) => brickId ?? slotKey);
  return heaviestFirst([...groups.values()].map((group) => restUnit(minDays, group, days)));
}

function fixedUnits(
  minDays: MinDays,
  exercises: readonly RestExercise[],
  joined: ReadonlyMap<string, Weekday>,
) {
  const placed = exercises.flatMap((exercise) => {
    const day = exercise.day ?? joined.get(exercise.slotKey);
    return day === undefined ? [] : [{ ...exercise, day }];
  });
  const groups = Map.groupBy(placed, ({ brickId, slotKey, day }) => `${brickId ?? slotKey} ${day}`);
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ unit: restUnit(minDays, group), day: group[0].day }] : [],
  );
}

/** Suggested days as habits, which decide between otherwise equal days. */
const suggestions = (units: readonly RestUnit[]) =>
  new Map(
    units.flatMap(({ habit, exercises }) => {
      const day = exercises[0]?.suggestedDay ?? null;
      return day === null ? [] : [[habit, new Set([day])] as const];
    }),
  );
