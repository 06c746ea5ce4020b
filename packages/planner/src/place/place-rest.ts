import { daysBetween, WEEKDAYS, weekdayOf, type IsoDate, type Weekday } from "@triplan/domain";
import { planCalendar, type PlanDay } from "../periodise/plan-calendar.ts";
import type { PlanRequest } from "../plan-types.ts";
import { sum } from "../shared/numbers.ts";
import { NO_PLACEMENT } from "./placement-unit.ts";
import type { CostFacts } from "./placement-costs.ts";
import { heaviestFirst } from "./placement-units.ts";
import { restUnit, type RestExercise, type RestUnit } from "./rest-unit.ts";
import { solvePlacement } from "./solve-placement.ts";

export interface RestOfWeek {
  week: number;
  today: IsoDate;
  /** All exercises of the week. */
  exercises: readonly RestExercise[];
}

/** More than all that can speak against a day, so that rules are broken as seldom as can be. */
const BREACH = 1000;

/**
 * The day for each exercise of a week that has none, by slot key: as the plan suggests where
 * everything lies so, else by the engine's own search around what lies on its day. Days that are
 * over are taken last; where no placement keeps the rules, the one that breaks fewest is taken. An
 * exercise is left out only where the week has no training day at all.
 */
export function placeRest(request: PlanRequest, rest: RestOfWeek): Map<string, Weekday> {
  const days = planCalendar(request)[rest.week - 1] ?? [];
  const today = todayIn(request, rest);
  const open = rest.exercises.filter(({ day }) => day === null);
  const suggested = asSuggested(rest.exercises, days, today);
  if (suggested) return suggested;
  const joined = besideTheirBrick(rest.exercises, today);
  const units = unitsOf(
    request,
    open.filter(({ slotKey }) => !joined.has(slotKey)),
  );
  const fixed = fixedUnits(request, rest.exercises, joined);
  const facts: CostFacts = {
    days,
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

/** The weekday of today in the week that runs; in all other weeks no day is over, or all are. */
function todayIn({ startDate }: PlanRequest, { week, today }: RestOfWeek): Weekday {
  const passed = daysBetween(startDate, today);
  const isThisWeek = passed >= 0 && Math.floor(passed / WEEKDAYS.length) === week - 1;
  return isThisWeek ? weekdayOf(today) : 0;
}

/** The plan's own days, where all that is placed lies as suggested, none is over and all have room. */
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
  const hasRoom = days.every(({ day, minutes }) => {
    const here = exercises.filter(({ suggestedDay }) => suggestedDay === day);
    return sum(here.map(({ duration }) => duration)) <= minutes;
  });
  return hasRoom ? found : null;
}

/** The halves of a brick whose other half lies on a day: they go there too. */
function besideTheirBrick(
  exercises: readonly RestExercise[],
  today: Weekday,
): Map<string, Weekday> {
  const found = new Map<string, Weekday>();
  for (const { slotKey, brickId, day } of exercises) {
    if (day !== null || brickId === null) continue;
    const other = exercises.find((each) => each.brickId === brickId && each.day !== null);
    if (other && other.day !== null && other.day >= today) found.set(slotKey, other.day);
  }
  return found;
}

function unitsOf(request: PlanRequest, exercises: readonly RestExercise[]): RestUnit[] {
  const groups = Map.groupBy(exercises, ({ brickId, slotKey }) => brickId ?? slotKey);
  return heaviestFirst([...groups.values()].map((group) => restUnit(request, group)));
}

function fixedUnits(
  request: PlanRequest,
  exercises: readonly RestExercise[],
  joined: ReadonlyMap<string, Weekday>,
) {
  const placed = exercises.flatMap((exercise) => {
    const day = exercise.day ?? joined.get(exercise.slotKey);
    return day === undefined ? [] : [{ ...exercise, day }];
  });
  const groups = Map.groupBy(placed, ({ brickId, slotKey, day }) => `${brickId ?? slotKey} ${day}`);
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ unit: restUnit(request, group), day: group[0].day }] : [],
  );
}

/** The suggested day as a habit: between days that are alike it decides. */
const suggestions = (units: readonly RestUnit[]) =>
  new Map(
    units.flatMap(({ habit, exercises }) => {
      const day = exercises[0]?.suggestedDay ?? null;
      return day === null ? [] : [[habit, new Set([day])] as const];
    }),
  );
