import type { KeyboardEvent, RefObject } from "react";
import type { ExerciseRow } from "../model/week-types.ts";
import { dayAfterKey, firstDay, isArrow } from "./arrow-days.ts";
import { reversed, type Move, type Place } from "../model/place.ts";
import { useFocusMoved } from "./use-focus-moved.ts";
import { isRemoveKey, useSelectionKeys } from "./use-selection-keys.ts";
import { useSelection, type SelectionSetup } from "./use-selection.ts";
import { focusExercise, focusPlace, isFocused } from "./week-focus.ts";

export interface PlacingSetup extends SelectionSetup {
  root: RefObject<HTMLElement | null>;
  /** True while a dialog covers the week and receives the keys. */
  isCovered: boolean;
}

/**
 * The selection with its keys: arrows move between days, Enter places, Escape cancels, Delete
 * unschedules. The focus follows what moves.
 */
export function usePlacing({ root, isCovered, onMoves, onUnmatch, ...setup }: PlacingSetup) {
  const focusWhenMoved = useFocusMoved(root, setup.model.exercises);
  const selection = useSelection({
    ...setup,
    onMoves: (moves) => {
      focusWhenMoved(moves[0]);
      onMoves(moves);
    },
    onUnmatch: (exercise) => {
      // The pressed button disappears with the selection.
      focusExercise(root.current, exercise.id);
      onUnmatch(exercise);
    },
  });
  const { selectedId, advice, send } = selection;
  const unschedule = (exerciseId: number) => send({ type: "put", exerciseId, to: "available" });
  const goToSchedule = () => focusPlace(root.current, firstDay(advice ?? []));
  const cancel = () => {
    send({ type: "cancel" });
    if (selectedId !== null) focusExercise(root.current, selectedId);
  };
  useSelectionKeys(selectedId !== null && !isCovered, {
    onCancel: cancel,
    onRemove: () => selectedId !== null && unschedule(selectedId),
  });

  /** Call before reverting refused moves, so that a focused card keeps the focus. */
  const keepFocus = (moves: readonly Move[]) =>
    focusWhenMoved(moves.map(reversed).find(({ exerciseId }) => isFocused(exerciseId)));

  const onCardKey = (event: KeyboardEvent<HTMLButtonElement>, exercise: ExerciseRow) => {
    const isWayOut = isArrow(event.key) && exercise.id === selectedId;
    if (!isWayOut && !isRemoveKey(event.key)) return;
    event.preventDefault();
    if (isWayOut) goToSchedule();
    else unschedule(exercise.id);
  };
  const onPlaceKey = (event: KeyboardEvent<HTMLButtonElement>, to: Place) => {
    const isFromList = to === "available" && isArrow(event.key);
    const day = isFromList
      ? firstDay(advice ?? [])
      : dayAfterKey(event.key, to === "available" ? 0 : to);
    if (day === null) return;
    event.preventDefault();
    focusPlace(root.current, day);
  };
  return { ...selection, unschedule, cancel, goToSchedule, keepFocus, onCardKey, onPlaceKey };
}
