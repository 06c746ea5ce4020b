import type { PlannedExercise } from "../../model/plan-types.ts";

interface Brick {
  ride: PlannedExercise;
  run: PlannedExercise;
}

type Rows = readonly PlannedExercise[];

/**
 * The week with the brick in place of its ride and run, the run right after the ride. Exercises that are
 * not open keep their places; null if these leave no two places together.
 */
export function inBrickOrder(
  rows: Rows,
  { ride, run }: Brick,
  isOpen: (row: PlannedExercise) => boolean,
): Rows | null {
  const open = rows.filter(isOpen).toSorted((a, b) => a.orderIndex - b.orderIndex);
  const places = open.map(({ orderIndex }) => orderIndex);
  const others = open.filter(({ slotKey }) => slotKey !== ride.slotKey && slotKey !== run.slotKey);
  const wished = others.filter(({ orderIndex }) => orderIndex < ride.orderIndex).length;
  const at = places
    .flatMap((place, index) => (places[index + 1] === place + 1 ? [index] : []))
    .toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0];
  if (at === undefined) return null;
  const ordered = [...others.slice(0, at), ride, run, ...others.slice(at)];
  const placed = new Map(ordered.map((row, index) => [row.slotKey, inPlace(row, places[index])]));
  return rows
    .map((row) => placed.get(row.slotKey) ?? row)
    .toSorted((a, b) => a.orderIndex - b.orderIndex);
}

const inPlace = (row: PlannedExercise, orderIndex: number | undefined): PlannedExercise =>
  orderIndex === undefined || orderIndex === row.orderIndex ? row : { ...row, orderIndex };
