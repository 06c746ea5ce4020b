import { isHeldOn, type Weekday } from "@triplan/domain";
import { isHard, isHardOnLand } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { isLong } from "../../week/index.ts";
import { keptOf } from "../adjustments/cut-week.ts";
import { isTaper, minutesOf } from "../adjustments/week-scope.ts";
import type { Draft } from "../drafts/draft.ts";
import { allowsLong, type RoomDay } from "../time-off/time-off-days.ts";
import { isLeftBy, type DayDemand } from "./race-demands.ts";
import type { RaceWeek } from "./week-near-races.ts";

const MAX_A_DAY = 2;

/**
 * New days of the long exercises that a race or its easy days take the day of: the nearest open day with room
 * for all of it. Those without one stay, and so do appointments.
 */
export function movedLong(
  at: RaceWeek,
  drafts: readonly Draft[],
  demands: readonly (DayDemand | null)[],
): Map<string, Weekday> {
  const moved = new Map<string, Weekday>();
  const { scope, days, fixed, beside } = at;
  const outside = [
    ...beside.before.map((row) => ({ row, day: -1 })),
    ...beside.after.map((row) => ({ row, day: days.length })),
  ];
  if (isTaper(scope.frame)) return moved;
  const kept = keptOf(drafts).map(({ base }) => base);
  const blocked = kept.filter((row) => {
    const demand = demands[scope.dayOf(row)];
    if (!demand || !isLong(row) || row.brickId !== null || isLeftBy(demand, row)) return false;
    return !isHeldOn(row.reasons, scope.dayOf(row));
  });
  // A swim finds a day beside a hard ride or run; the others need one without.
  for (const row of blocked.toSorted((a, b) => Number(isSwim(a)) - Number(isSwim(b)))) {
    const own = scope.dayOf(row);
    const inside = [...kept.filter((each) => each !== row), ...fixed].map((each) => ({
      row: each,
      day: moved.get(each.slotKey) ?? scope.dayOf(each),
    }));
    const others = [...inside, ...outside];
    const free = days.filter(
      (day) =>
        demands[day.day] === null &&
        day.date >= (demands[own]?.race.acceptedOn ?? day.date) &&
        day.date >= (at.from ?? day.date) &&
        allowsLong(day, row.type, scope.basis) &&
        isFree(row, day, others),
    );
    const [nearest] = free.toSorted((a, b) => Math.abs(a.day - own) - Math.abs(b.day - own));
    if (nearest) moved.set(row.slotKey, nearest.day);
  }
  return moved;
}

const isSwim = ({ type }: PlannedExercise): boolean => type === "swim";

interface OnDay {
  row: PlannedExercise;
  /** A weekday; -1 and 7 are the days beside the week. */
  day: number;
}

/** True if the day has room for it beside the others, and no hard or long one of its sport is next to it. */
function isFree(row: PlannedExercise, day: RoomDay, others: readonly OnDay[]): boolean {
  const there = others.filter((each) => each.day === day.day).map((each) => each.row);
  const isOwnSport = ({ type }: PlannedExercise) => type === row.type;
  if (!isSwim(row) && there.some(isHardOnLand)) return false;
  const isCrowded =
    there.length >= MAX_A_DAY || there.some((each) => isOwnSport(each) || each.brickId !== null);
  if (isCrowded || !day.sports.has(row.type)) return false;
  if (minutesOf(there) + row.duration > day.minutes) return false;
  const near = others.filter((each) => Math.abs(each.day - day.day) === 1);
  return !near.some((each) => isOwnSport(each.row) && (isHard(each.row) || isLong(each.row)));
}
