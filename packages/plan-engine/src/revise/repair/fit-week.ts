import type { FixLimit } from "@triplan/domain";
import { longestDayMinutes, openDays } from "../../calendar/index.ts";
import { floor5, GRID, round5, sum } from "../../model/numbers.ts";
import { isHard } from "../../intensity/index.ts";
import { isLong, RACE_VOLUME } from "../../week/index.ts";
import { leastMinutesOf } from "../drafts/draft.ts";
import type { WeekScope } from "../adjustments/week-scope.ts";
import { isOpen, type StoredExercise } from "./fix-types.ts";

/** Fitting minutes and the limit that set them; the limit matters only if they changed. */
export interface Fit {
  minutes: number;
  limit: FixLimit;
}

/**
 * Minutes of each exercise, by slot, within all limits. Changes only open exercises and only if
 * needed, longest first. A closed day is no limit if the athlete placed something on it.
 */
export function fitWeek(
  scope: WeekScope,
  rows: readonly StoredExercise[],
): ReadonlyMap<string, Fit> {
  const fits = fitRows(scope, rows);
  for (const day of scope.frame.days) {
    const placed = rows.filter((row) => row.day === day.day);
    if (day.minutes > 0) shorten(placed, fits, { most: day.minutes, limit: "day" });
  }
  const open = sum(openDays(scope.frame.days).map((day) => day.minutes));
  for (const { isMeant, part } of CUT_ORDER) {
    shorten(rows, fits, { most: open, limit: "week", isMeant, part });
  }
  return fits;
}

/** Minutes of each exercise within the limits of its own, by slot: not those of day and week. */
export const fitRows = (scope: WeekScope, rows: readonly StoredExercise[]): Map<string, Fit> =>
  new Map(rows.map((row) => [row.slotKey, fitRow(scope, row)]));

function fitRow({ basis, frame, limits }: WeekScope, row: StoredExercise): Fit {
  if (!isOpen(row)) return { minutes: row.duration, limit: "grid" };
  const most: Fit[] = [
    { limit: "longest-day", minutes: longestDayMinutes(frame.days) },
    { limit: "race-cap", minutes: RACE_VOLUME[basis.raceType].longest[row.type][basis.level] },
    ...(row.type === "swim" ? [] : [{ limit: "safe-step" as const, minutes: limits[row.type] }]),
  ];
  const onGrid: Fit = {
    limit: "grid",
    minutes: Math.max(leastMinutesOf(row), round5(row.duration)),
  };
  return most.reduce((fit, { limit, minutes }) => {
    const fitting = Math.max(leastMinutesOf(row), floor5(minutes));
    return fitting < fit.minutes ? { limit, minutes: fitting } : fit;
  }, onGrid);
}

const isEndurance = (row: StoredExercise): boolean => isLong(row) || row.brickId !== null;
const isSet = (row: StoredExercise): boolean => row.isKey || isHard(row);

interface Cut {
  isMeant: (row: StoredExercise) => boolean;
  /** Share of its minutes that each exercise keeps. */
  part: number;
}

/** A week is cut in this order: easy exercises, key ones, long ones, then all. */
const CUT_ORDER: readonly Cut[] = [
  { isMeant: (row) => !isEndurance(row) && !isSet(row), part: 0.5 },
  { isMeant: (row) => !isEndurance(row), part: 0.6 },
  { isMeant: isEndurance, part: 0.6 },
  { isMeant: () => true, part: 0 },
];

interface Limit extends Partial<Cut> {
  most: number;
  limit: FixLimit;
}

/** Shortens open exercises, longest first, until the total fits. */
function shorten(
  rows: readonly StoredExercise[],
  fits: Map<string, Fit>,
  { most, limit, isMeant = () => true, part = 0 }: Limit,
): void {
  const of = (row: StoredExercise) => fits.get(row.slotKey)?.minutes ?? row.duration;
  const least = (row: StoredExercise) => Math.max(leastMinutesOf(row), part * row.duration);
  while (sum(rows.map(of)) > most) {
    const longest = rows
      .filter((row) => isOpen(row) && isMeant(row) && of(row) - GRID >= least(row))
      .toSorted((a, b) => of(b) - of(a) || a.slotKey.localeCompare(b.slotKey))[0];
    if (!longest) return;
    fits.set(longest.slotKey, { minutes: of(longest) - GRID, limit });
  }
}
