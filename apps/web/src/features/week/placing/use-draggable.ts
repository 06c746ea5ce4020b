import { useCallback } from "react";
import { useBoard } from "./use-board.tsx";

/** A ref that makes an element draggable; no-op without an exercise. */
export function useDraggable(exerciseId: number | undefined) {
  const { cards } = useBoard();
  return useCallback(
    (element: HTMLElement | null) =>
      element && exerciseId !== undefined ? cards.add(exerciseId, element) : undefined,
    [cards, exerciseId],
  );
}
