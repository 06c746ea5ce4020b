import { LEAST_MINUTES } from "../adjust/shrink-drafts.ts";
import type { WeekScope } from "../adjust/week-scope.ts";
import { openDays } from "../periodise/plan-calendar.ts";
import { clamp, floor5, round5, sum } from "../shared/numbers.ts";
import { RACE_VOLUME } from "../volume/volume-tables.ts";
import { isOpen, type StoredExercise } from "./fix-types.ts";

const GRID = 5;

/**
 * Minutes of each exercise of a week within all limits, by slot. Only open ones change, and only
 * where they must: the longest of what is too much gives first. A day without hours on which the
 * athlete has put something is the athlete's own choice, and no limit.
 */
export function fitWeek(
  scope: WeekScope,
  rows: readonly StoredExercise[],
): ReadonlyMap<string, number> {
  const minutes = new Map(rows.map((row) => [row.slotKey, fitRow(scope, row)]));
  for (const day of scope.frame.days) {
    const placed = rows.filter((row) => row.day === day.day);
    if (day.minutes > 0) shorten(placed, minutes, day.minutes);
  }
  shorten(rows, minutes, sum(openDays(scope.frame.days).map((day) => day.minutes)));
  return minutes;
}

function fitRow({ request, frame, limits }: WeekScope, row: StoredExercise): number {
  if (!isOpen(row)) return row.duration;
  const longestDay = Math.max(0, ...openDays(frame.days).map((day) => day.minutes));
  const cap = RACE_VOLUME[request.raceType].longCap[row.type][request.level];
  const step = row.type === "swim" ? cap : limits[row.type];
  const most = Math.max(LEAST_MINUTES, floor5(Math.min(longestDay, cap, step)));
  return clamp(round5(row.duration), LEAST_MINUTES, most);
}

/** Takes from the open rows, the longest first, until all of them together fit. */
function shorten(
  rows: readonly StoredExercise[],
  minutes: Map<string, number>,
  most: number,
): void {
  const of = (row: StoredExercise) => minutes.get(row.slotKey) ?? row.duration;
  while (sum(rows.map(of)) > most) {
    const longest = rows
      .filter((row) => isOpen(row) && of(row) - GRID >= LEAST_MINUTES)
      .toSorted((a, b) => of(b) - of(a) || a.slotKey.localeCompare(b.slotKey))[0];
    if (!longest) return;
    minutes.set(longest.slotKey, of(longest) - GRID);
  }
}
