import { useEffect, useRef, type RefObject } from "react";
import type { WeekExercise } from "../model/week-types.ts";
import { placeOf, type Move } from "../model/place.ts";
import { focusExercise } from "./week-focus.ts";

/** Moves the focus along with an exercise once it is rendered at its new place. */
export function useFocusMoved(
  root: RefObject<HTMLElement | null>,
  exercises: readonly WeekExercise[],
) {
  const moved = useRef<Move | null>(null);
  useEffect(() => {
    const move = moved.current;
    const card = exercises.find(({ id }) => id === move?.exerciseId);
    if (!move || !card || placeOf(card) !== move.to) return;
    moved.current = null;
    focusExercise(root.current, card.id);
  }, [root, exercises]);
  return (move: Move | undefined) => {
    moved.current = move ?? null;
  };
}
