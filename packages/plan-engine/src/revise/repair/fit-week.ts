import type { FixLimit } from "@triplan/domain";
import { longestDayMinutes, openDays } from "../../calendar/index.ts";
import { floor5, GRID, round5, sum } from "../../model/numbers.ts";
import { RACE_VOLUME } from "../../week/index.ts";
import { leastMinutesOf } from "../adjustments/draft.ts";
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
  const fits = new Map(rows.map((row) => [row.slotKey, fitRow(scope, row)]));
  for (const day of scope.frame.days) {
    const placed = rows.filter((row) => row.day === day.day);
    if (day.minutes > 0) shorten(placed, fits, day.minutes, "day");
  }
  const open = sum(openDays(scope.frame.days).map((day) => day.minutes));
  shorten(rows, fits, open, "week");
  return fits;
}

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

/** Shortens open exercises, longest first, until the total fits. */
function shorten(
  rows: readonly StoredExercise[],
  fits: Map<string, Fit>,
  most: number,
  limit: FixLimit,
): void {
  const of = (row: StoredExercise) => fits.get(row.slotKey)?.minutes ?? row.duration;
  while (sum(rows.map(of)) > most) {
    const longest = rows
      .filter((row) => isOpen(row) && of(row) - GRID >= leastMinutesOf(row))
      .toSorted((a, b) => of(b) - of(a) || a.slotKey.localeCompare(b.slotKey))[0];
    if (!longest) return;
    fits.set(longest.slotKey, { minutes: of(longest) - GRID, limit });
  }
}
