import type { TrainingPlanRow } from "@triplan/db";
import {
  ratedExercises,
  tirednessSignals,
  type IsoDate,
  type TirednessSignal,
} from "@triplan/domain";
import type { PlanTraining } from "./read-training.ts";
import type { doneFacts } from "./done-facts.ts";
import { formMornings, type fitnessFigures } from "./fitness-figures.ts";

interface SignalFacts {
  done: readonly ReturnType<typeof doneFacts>[];
  fitness: ReturnType<typeof fitnessFigures>;
  today: IsoDate;
}

/** Signs that the athlete is tired, from ratings, check-ins and form. */
export const readSignals = (
  plan: TrainingPlanRow,
  { exercises, feelings }: Pick<PlanTraining, "exercises" | "feelings">,
  { done, fitness, today }: SignalFacts,
): TirednessSignal[] =>
  tirednessSignals(
    plan,
    { rated: ratedExercises(exercises, done), feelings, mornings: formMornings(fitness) },
    today,
  );
