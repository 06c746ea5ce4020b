import { isRun, type IsoDate } from "@triplan/domain";
import type { SeasonExercise, SeasonTraining } from "./season-record.ts";

export interface Highlight {
  kind: "longest-run" | "first-brick";
  week: number;
  date: IsoDate;
  /** Minutes of the run, or of both parts of the brick. */
  minutes: number;
}

/** Fewer earlier runs say nothing about the longest one. */
const MIN_EARLIER_RUNS = 3;

/**
 * What stands out in the training of a plan, by date: runs longer than all before them, recorded or
 * planned, and the first brick.
 */
export function highlights(
  exercises: readonly SeasonExercise[],
  done: readonly SeasonTraining[],
): Highlight[] {
  return [...longestRuns(done), ...firstBrick(exercises, done)].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
}

function longestRuns(done: readonly SeasonTraining[]): Highlight[] {
  const runs = done.filter(isRunTraining);
  return runs.flatMap(({ date, minutes, exercise }): Highlight[] => {
    const earlier = runs.filter((run) => run.date < date);
    const isLongest =
      earlier.every((run) => run.minutes < minutes) &&
      runs.every((run) => run.date !== date || run.minutes <= minutes);
    if (!exercise || !isLongest || earlier.length < MIN_EARLIER_RUNS) return [];
    return [{ kind: "longest-run", week: exercise.week, date, minutes: Math.round(minutes) }];
  });
}

const isRunTraining = ({ exercise, activity }: SeasonTraining): boolean =>
  activity === null ? exercise?.type === "run" : isRun(activity);

function firstBrick(
  exercises: readonly SeasonExercise[],
  done: readonly SeasonTraining[],
): Highlight[] {
  const bricks = Map.groupBy(
    exercises.filter(({ brickId }) => brickId !== null),
    ({ brickId }) => brickId,
  );
  return [...bricks.values()]
    .flatMap((parts): Highlight[] => {
      const [first] = parts;
      const trained = done.filter(({ exercise }) => parts.some(({ id }) => id === exercise?.id));
      const last = trained.at(-1);
      if (!first || !last || trained.length < parts.length) return [];
      const minutes = trained.reduce((sum, part) => sum + part.minutes, 0);
      return [
        { kind: "first-brick", week: first.week, date: last.date, minutes: Math.round(minutes) },
      ];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, 1);
}
