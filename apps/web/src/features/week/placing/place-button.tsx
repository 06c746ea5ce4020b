import { useBoard } from "./use-board.tsx";
import type { Place } from "../model/place.ts";
import styles from "./place-button.module.css";

export interface PlaceButtonProps {
  to: Place;
  /** Accessible name: the action with its advice. */
  label: string;
}

/**
 * A button under the cards of a day or list, so that a press anywhere else places the exercise
 * there.
 */
export function PlaceButton({ to, label }: PlaceButtonProps) {
  const board = useBoard();
  return (
    <button
      type="button"
      className={styles.place}
      data-place={to}
      aria-label={label}
      onClick={() => board.pressPlace(to)}
      onKeyDown={(event) => board.onPlaceKey(event, to)}
    />
  );
}
