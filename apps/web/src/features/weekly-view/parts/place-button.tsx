import { useBoard } from "../board.tsx";
import type { Place } from "../selection/selection.ts";
import styles from "./place-button.module.css";

export interface PlaceButtonProps {
  to: Place;
  /** What pressing it does, and what speaks for or against it. */
  label: string;
}

/** Lies under the cards of a day or of the list, so that a press anywhere else puts the exercise there. */
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
