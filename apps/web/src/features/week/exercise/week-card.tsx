import { appointmentName } from "@triplan/domain";
import { ExerciseCard, useUnits } from "@triplan/ui";
import { useBoard } from "../placing/use-board.tsx";
import { useDraggable } from "../placing/use-draggable.ts";
import { completedResult } from "../model/completed-result.ts";
import { cardState } from "../model/done-state.ts";
import { isMatched } from "../model/is-matched.ts";
import { returnsToList } from "../placing/returns-to-list.ts";
import { placeOf } from "../model/place.ts";
import type { ExerciseRow } from "../model/week-types.ts";

export interface WeekCardProps {
  exercise: ExerciseRow;
  /** On a phone the card of a past day folds to one line. */
  folds?: boolean;
  /** The card is dragged as part of its group. */
  isPart?: boolean;
}

/** Card of an exercise in the week: selects it, or opens it when completed. */
export function WeekCard({ exercise, folds = false, isPart = false }: WeekCardProps) {
  const board = useBoard();
  const units = useUnits();
  const dragRef = useDraggable(isPart || exercise.isCompleted ? undefined : exercise.id);
  const isSelected = board.unit.some(({ id }) => id === exercise.id);
  // Completed exercises can only be unmatched, by the available list; others open.
  const press =
    exercise.isCompleted && !isMatched(exercise)
      ? { onOpen: () => board.open(exercise) }
      : { onSelect: () => board.pressExercise(exercise) };
  // During a selection, presses on completed cards fall through to the day, and presses on
  // available cards to the list that unschedules.
  const letsPressThrough =
    exercise.isCompleted || (placeOf(exercise) === "available" && returnsToList(board.unit));
  const isPressable = !letsPressThrough || isSelected || board.unit.length === 0;
  return (
    <ExerciseCard
      ref={dragRef}
      exercise={{ ...exercise, appointment: appointmentName(exercise.reasons) }}
      state={cardState(exercise, board)}
      isSelected={isSelected}
      isWaiting={exercise.isMoveWaiting && !exercise.isCompleted}
      folds={folds}
      onKeyDown={(event) => board.onCardKey(event, exercise)}
      onMore={(anchor) => board.openMenu(exercise, anchor)}
      isMoreOpen={board.menuOf === exercise.id}
      {...(isPressable && press)}
      {...(exercise.isCompleted && {
        result: completedResult(exercise, board.timeZone, units),
      })}
    />
  );
}
