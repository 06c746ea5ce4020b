import type { IsoDate } from "@triplan/domain";
import { createContext, use, type KeyboardEvent } from "react";
import type { DragCards } from "./drag/drag-cards.ts";
import type { Place } from "./selection/selection.ts";
import type { ExerciseRow } from "./week-types.ts";

/** What every card and day of a week may know and do. */
export interface Board {
  today: IsoDate;
  timeZone: string;
  /** The cards that can be dragged. */
  cards: DragCards;
  /** The selected exercise and what moves with it; empty when nothing is selected. */
  unit: readonly ExerciseRow[];
  pressExercise: (exercise: ExerciseRow) => void;
  pressPlace: (to: Place) => void;
  /** Opens the details of an exercise. */
  open: (exercise: ExerciseRow) => void;
  /** Opens the menu of an exercise at the button that asks for it, or closes it. */
  openMenu: (exercise: ExerciseRow, anchor: HTMLElement) => void;
  /** The exercise whose menu is open. */
  menuOf: number | undefined;
  onCardKey: (event: KeyboardEvent<HTMLButtonElement>, exercise: ExerciseRow) => void;
  onPlaceKey: (event: KeyboardEvent<HTMLButtonElement>, to: Place) => void;
}

const BoardContext = createContext<Board | null>(null);

export const BoardProvider = BoardContext;

export function useBoard(): Board {
  const board = use(BoardContext);
  if (!board) throw new Error("A part of the week view stands outside of it");
  return board;
}
