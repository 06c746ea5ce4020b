import { dateInWeek, formatSpokenDate } from "@triplan/domain";
import type { WeekExercise } from "../model/week-types.ts";
import type { PlanWeek } from "./place-locally.ts";
import { placeOf, type Move } from "../model/place.ts";

const movedRows = <E extends WeekExercise>(moves: readonly Move[], rows: readonly E[]): E[] =>
  moves.flatMap((move) => rows.filter(({ id }) => id === move.exerciseId));

const namesOf = (rows: readonly WeekExercise[]) =>
  rows.length > 2 ? `${rows.length} exercises` : rows.map(({ name }) => name).join(" and ");

function placeWords(exercise: WeekExercise, { startDate, week }: PlanWeek): string {
  const place = placeOf(exercise);
  return place === "available"
    ? "in Available Exercises"
    : `on ${formatSpokenDate(dateInWeek(startDate, week, place))}`;
}

/** Screen reader announcement for refused moves: where each exercise is now. */
export function refusalAnnouncement(
  moves: readonly Move[],
  rows: readonly WeekExercise[],
  planWeek: PlanWeek,
): string {
  const refused = movedRows(moves, rows);
  const places = new Set(refused.map((exercise) => placeWords(exercise, planWeek)));
  const where = [...places].join(" and ");
  return refused.length === 1
    ? `${namesOf(refused)} was not moved. It is ${where}.`
    : `${namesOf(refused)} were not moved. They are ${where}.`;
}

/** Screen reader announcement for a saved automatic placement. */
export function scheduleAnnouncement(
  moves: readonly Move[],
  rows: readonly WeekExercise[],
  planWeek: PlanWeek,
): string {
  const placed = movedRows(moves, rows);
  if (placed.length === 0) return "Nothing was scheduled.";
  const places = placed.map((exercise) => `${exercise.name} ${placeWords(exercise, planWeek)}`);
  return `Scheduled: ${places.join(", ")}.`;
}

/** Number of moved exercises, counting a brick once. */
export const countUnits = (moves: readonly Move[], rows: readonly WeekExercise[]): number =>
  new Set(movedRows(moves, rows).map(({ id, brickId }) => brickId ?? id)).size;
