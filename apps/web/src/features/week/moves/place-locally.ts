import { DAY_NAMES, dateInWeek, type IsoDate } from "@triplan/domain";
import type { WeekExercise } from "../model/week-types.ts";
import { placeOf, reversed, type Move, type Place } from "../model/place.ts";

export interface PlanWeek {
  startDate: IsoDate;
  week: number;
}

type Placement = Pick<WeekExercise, "day" | "dayName" | "scheduledDate" | "isScheduled">;

/** The columns of an exercise at a place. */
export function placementAt(place: Place, { startDate, week }: PlanWeek): Placement {
  if (place === "available")
    return { day: null, dayName: null, scheduledDate: null, isScheduled: false };
  return {
    day: place,
    dayName: DAY_NAMES[place],
    scheduledDate: dateInWeek(startDate, week, place),
    isScheduled: true,
  };
}

/**
 * Optimistic result of the moves. A move from an outdated place is ignored; rows that do not move
 * stay the same objects.
 */
export function placeLocally<E extends WeekExercise>(
  rows: readonly E[],
  moves: readonly Move[],
  planWeek: PlanWeek,
): E[] {
  const byId = new Map(moves.map((move) => [move.exerciseId, move]));
  return rows.map((row) => {
    const move = byId.get(row.id);
    return move && placeOf(row) === move.from ? { ...row, ...placementAt(move.to, planWeek) } : row;
  });
}

/** Reverts refused moves; an exercise that was moved again meanwhile stays. */
export const revertMoves = <E extends WeekExercise>(
  rows: readonly E[],
  moves: readonly Move[],
  planWeek: PlanWeek,
): E[] => placeLocally(rows, moves.map(reversed), planWeek);
