import type { Discipline, IsoDate, Thresholds } from "@triplan/domain";
import { createContext, use, type KeyboardEvent } from "react";
import type { TimeOffRow } from "../../../shared/time-off/use-time-off.ts";
import type { DragCards } from "../drag/drag-cards.ts";
import type { Place } from "../model/place.ts";
import type { ExerciseRow, UnmatchedActivity } from "../model/week-types.ts";

/** State and actions that the cards and days of a week share. */
export interface Board {
  planId: number;
  today: IsoDate;
  timeZone: string;
  /** The plan's time off. */
  timeOff: readonly TimeOffRow[];
  /** The recording that may be an open exercise, by the exercise's id. */
  mayBe: ReadonlyMap<number, UnmatchedActivity>;
  /** Position of the week in its season: "Week 6, Build 1 of 4". */
  weekText: string;
  /** Known thresholds that the plan's targets follow. */
  thresholds: Thresholds;
  /** The sports that each week of the plan tests. */
  weekTests: readonly (readonly Discipline[])[];
  cards: DragCards;
  /** The selected exercise and what moves with it; empty without a selection. */
  unit: readonly ExerciseRow[];
  pressExercise: (exercise: ExerciseRow) => void;
  pressPlace: (to: Place) => void;
  /** Opens the details of an exercise. */
  open: (exercise: ExerciseRow) => void;
  /** Toggles the menu of an exercise at the button that opened it. */
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
  if (!board) throw new Error("Must be rendered inside the week view");
  return board;
}
