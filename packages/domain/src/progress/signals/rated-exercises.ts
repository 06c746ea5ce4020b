import type { IsoDate } from "../../calendar/iso-date.ts";
import { expectedRpe, hardestZone, secondsByZone } from "../../exercise/expected-rpe.ts";
import type { Discipline } from "../../sport/discipline.ts";
import { isDoneAsMeant } from "../compliance.ts";
import type { ProgressExercise, ProgressTraining } from "../progress-facts.ts";

/** A completed exercise with what the athlete said about it. */
export interface RatedExercise {
  date: IsoDate;
  discipline: Discipline;
  /** Rated minus expected RPE; null without a rating. */
  effortOverPlan: number | null;
  /** 1 unwell, 5 strong; null if the athlete did not say. */
  feeling: number | null;
  /** True with at least six minutes above easy. */
  isQuality: boolean;
  isDoneAsMeant: boolean;
}

interface RatedTraining extends ProgressTraining {
  rpe: number | null;
  feeling: number | null;
}

/** The exercises whose effort or feeling the athlete rated, by date. */
export function ratedExercises(
  exercises: readonly ProgressExercise[],
  done: readonly RatedTraining[],
): RatedExercise[] {
  const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  return done
    .flatMap((training): (RatedExercise & { id: number })[] => {
      const { exerciseId, rpe, feeling, date } = training;
      const exercise = exerciseId === null ? undefined : byId.get(exerciseId);
      if (!exercise || (rpe === null && feeling === null)) return [];
      const expected = expectedRpe(exercise);
      const hardest = hardestZone(secondsByZone(exercise.steps));
      return [
        {
          id: exercise.id,
          date,
          discipline: exercise.type,
          effortOverPlan: rpe === null || expected === null ? null : rpe - expected,
          feeling,
          isQuality: hardest !== undefined && hardest > "Z2",
          isDoneAsMeant: isDoneAsMeant(exercise, training),
        },
      ];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id)
    .map(({ id: _id, ...rated }) => rated);
}
