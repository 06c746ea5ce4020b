import type { PushedWorkoutRow } from "@triplan/db";
import { pushStep, type IsoDate } from "@triplan/domain";
import { pushedOf, type WatchExercises, type WatchWorkout } from "./watch-exercises.ts";

/** A workout to send, or one to remove, at the provider. */
export type PushStepOf =
  | { step: "send"; exerciseId: number; planned: WatchWorkout; row: PushedWorkoutRow | null }
  | { step: "remove"; exerciseId: number; row: PushedWorkoutRow };

/** What to do, so that the watch has what belongs there: removals first, then by day. */
export function pushSteps({ exercises, gone }: WatchExercises, today: IsoDate): PushStepOf[] {
  const steps = exercises.flatMap(({ exercise, planned, row }): PushStepOf[] => {
    const step = pushStep(planned, pushedOf(row), today);
    if (step === "send" && typeof planned !== "string") {
      return [{ step, exerciseId: exercise.id, planned, row }];
    }
    return step === "remove" && row ? [removal(row)] : [];
  });
  const removals = steps.filter(({ step }) => step === "remove");
  return [...gone.map(removal), ...removals, ...steps.filter(({ step }) => step === "send")];
}

const removal = (row: PushedWorkoutRow): PushStepOf => ({
  step: "remove",
  exerciseId: row.exerciseId,
  row,
});
