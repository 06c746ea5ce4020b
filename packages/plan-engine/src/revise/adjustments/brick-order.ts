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

/**
 * The week with the open half of a brick right beside its completed half. Completed exercises keep the
 * places that they had when they were completed.
 */
export function besideDone(
  rows: Rows,
  { ride, run }: Brick,
  completed: ReadonlyMap<string, PlannedExercise>,
): Rows | null {
  const done = completed.get(ride.slotKey) ?? completed.get(run.slotKey);
  const half = completed.has(ride.slotKey) ? run : ride;
  if (!done) return null;
  const open = rows.filter(({ slotKey }) => !completed.has(slotKey));
  const taken = new Set(rows.map(({ slotKey }) => completed.get(slotKey)?.orderIndex));
  const places = rows.map((_, index) => index).filter((place) => !taken.has(place));
  const wished = done.orderIndex + (half === run ? 1 : -1);
  const own = places.toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0];
  const others = open
    .filter(({ slotKey }) => slotKey !== half.slotKey)
    .toSorted((a, b) => a.orderIndex - b.orderIndex);
  const left = places.filter((place) => place !== own);
  const placed = new Map([
    [half.slotKey, inPlace(half, own)],
    ...others.map((row, index) => [row.slotKey, inPlace(row, left[index])] as const),
  ]);
  return rows
    .map((row) => placed.get(row.slotKey) ?? row)
    .toSorted((a, b) => a.orderIndex - b.orderIndex);
}

const inPlace = (row: PlannedExercise, orderIndex: number | undefined): PlannedExercise =>
  orderIndex === undefined || orderIndex === row.orderIndex ? row : { ...row, orderIndex };
