import { movesTogether } from "../model/bricks.ts";
import { isMatched } from "../model/is-matched.ts";
import { placeOf, type Move, type Place } from "../model/place.ts";
import type { WeekExercise } from "../model/week-types.ts";

/**
 * User actions, whatever the device: press by mouse, touch or key, lift by a drag, or `put` in one
 * gesture (end of a drag, Delete key).
 */
export type SelectionEvent =
  | { type: "press-exercise"; exerciseId: number }
  | { type: "press-place"; to: Place }
  | { type: "lift"; exerciseId: number }
  | { type: "put"; exerciseId: number; to: Place }
  | { type: "cancel" };

export interface SelectionResult {
  selectedId: number | null;
  /** Moves to run now, in this order; a brick moves as one. */
  moves: readonly Move[];
  /** A matched exercise to unmatch from its activity instead of moving it. */
  unmatchedId?: number;
}

/** The exercise, unless deleted or completed: completed ones do not move. */
const movable = (exercises: readonly WeekExercise[], id: number | null) =>
  exercises.find((exercise) => exercise.id === id && !exercise.isCompleted);

const matched = (exercises: readonly WeekExercise[], id: number | null) =>
  exercises.find((exercise) => exercise.id === id && isMatched(exercise));

/** The exercise, unless deleted; includes matched ones, which can be unmatched. */
const selectable = (exercises: readonly WeekExercise[], id: number) =>
  movable(exercises, id) ?? matched(exercises, id);

function movesTo(exercises: readonly WeekExercise[], id: number | null, to: Place): Move[] {
  const exercise = movable(exercises, id);
  if (!exercise) return [];
  return movesTogether(exercises, exercise)
    .map((part) => ({ exerciseId: part.id, from: placeOf(part), to }))
    .filter(({ from }) => from !== to);
}

/** State machine behind clicks, drags and keys: the next selection and the moves to run. */
export function nextSelection(
  selectedId: number | null,
  event: SelectionEvent,
  exercises: readonly WeekExercise[],
): SelectionResult {
  if (event.type === "cancel") return { selectedId: null, moves: [] };
  if (event.type === "lift")
    return { selectedId: movable(exercises, event.exerciseId)?.id ?? null, moves: [] };
  if (event.type === "press-exercise") {
    const pressed = selectable(exercises, event.exerciseId);
    if (!pressed) return { selectedId, moves: [] };
    return { selectedId: pressed.id === selectedId ? null : pressed.id, moves: [] };
  }
  const movingId = event.type === "put" ? event.exerciseId : selectedId;
  const apart = event.to === "available" ? matched(exercises, movingId) : undefined;
  if (apart) return { selectedId: null, moves: [], unmatchedId: apart.id };
  return { selectedId: null, moves: movesTo(exercises, movingId, event.to) };
}
