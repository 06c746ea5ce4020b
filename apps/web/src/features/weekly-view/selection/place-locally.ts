import { DAY_NAMES, dateInWeek, type IsoDate } from "@triplan/domain";
import type { WeekExercise } from "../week-types.ts";
import { placeOf, reversed, type Move, type Place } from "./selection.ts";

export interface PlanWeek {
  /** The Sunday of the plan's week 1. */
  startDate: IsoDate;
  /** From 1. */
  week: number;
}

type Placement = Pick<WeekExercise, "day" | "dayName" | "scheduledDate" | "isScheduled">;

function placementAt(place: Place, { startDate, week }: PlanWeek): Placement {
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
 * The week's exercises as the server will say them once the moves are made. A move whose exercise
 * is no longer where it starts from changes nothing; rows that do not move stay the same objects.
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

/** Undoes refused moves; an exercise that was moved on meanwhile stays where it is now. */
export const putBack = <E extends WeekExercise>(
  rows: readonly E[],
  moves: readonly Move[],
  planWeek: PlanWeek,
): E[] => placeLocally(rows, moves.map(reversed), planWeek);
