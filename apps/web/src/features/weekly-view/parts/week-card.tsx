import { ExerciseCard, useUnits } from "@triplan/ui";
import { useBoard } from "../board.tsx";
import { useGrip } from "../drag/use-grip.ts";
import { completedResult } from "../model/completed-result.ts";
import { cardState } from "../model/done-state.ts";
import { isMatched } from "../model/is-matched.ts";
import { goesBack } from "../selection/goes-back.ts";
import { placeOf } from "../selection/selection.ts";
import type { ExerciseRow } from "../week-types.ts";

export interface WeekCardProps {
  exercise: ExerciseRow;
  /** On a phone the card of a day that is over takes one line. */
  folds?: boolean;
  /** The card is dragged as a part of something larger. */
  isPart?: boolean;
}

/** The card of an exercise in this week: it is selected, or opened where it is done. */
export function WeekCard({ exercise, folds = false, isPart = false }: WeekCardProps) {
  const board = useBoard();
  const units = useUnits();
  const grip = useGrip(isPart || exercise.isCompleted ? undefined : exercise.id);
  const isSelected = board.unit.some(({ id }) => id === exercise.id);
  // Of what is done only a match can be undone, by the available list; the rest is read.
  const press =
    exercise.isCompleted && !isMatched(exercise)
      ? { onOpen: () => board.open(exercise) }
      : { onSelect: () => board.pressExercise(exercise) };
  // While another exercise is selected, a press on a completed card reaches its day, and a press on
  // an available card reaches the list that takes the selected one back.
  const isInTheWay =
    exercise.isCompleted || (placeOf(exercise) === "available" && goesBack(board.unit));
  const isPressable = !isInTheWay || isSelected || board.unit.length === 0;
  return (
    <ExerciseCard
      ref={grip}
      exercise={exercise}
      state={cardState(exercise, board.today, board.timeZone)}
      isSelected={isSelected}
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
