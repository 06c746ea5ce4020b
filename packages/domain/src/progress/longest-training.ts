import { isOfDiscipline } from "../activity/is-of-discipline.ts";
import { DISCIPLINES, type Discipline } from "../sport/discipline.ts";
import type { ProgressSeason, ProgressTraining } from "./progress-facts.ts";

export interface LongestTraining<T extends ProgressTraining> {
  discipline: Discipline;
  training: T;
}

/**
 * The longest swim, ride and run of a plan, by distance where it is known, else by time. Walks and
 * hikes are no runs.
 */
export const longestTrainings = <T extends ProgressTraining>(
  { startDate }: Pick<ProgressSeason, "startDate">,
  done: readonly T[],
): LongestTraining<T>[] =>
  DISCIPLINES.flatMap((discipline) => {
    const [training] = done
      .filter((each) => each.date >= startDate && isOfDiscipline(discipline, each))
      .toSorted((a, b) => (b.distance ?? 0) - (a.distance ?? 0) || b.minutes - a.minutes);
    return training ? [{ discipline, training }] : [];
  });
