import type { PerDiscipline } from "@triplan/domain";
import { isByHand, isMatched } from "../model/is-matched.ts";
import type { WeekExercise } from "../model/week-types.ts";
import { minutesBySport, perDiscipline, plannedMinutes } from "../model/minutes.ts";

interface PlannedAndDone {
  /** Minutes. */
  planned: number;
  /** Actual minutes, or the planned ones when unknown. */
  done: number;
}

export interface WeekSummary extends PlannedAndDone {
  /** Planned minutes by sport. */
  bySport: PerDiscipline<number>;
  sports: PerDiscipline<PlannedAndDone>;
  /** Scheduled and not completed. */
  scheduled: number;
  /** Completed by a recording. */
  matched: number;
  unscheduled: number;
}

const doneMinutes = (exercises: readonly WeekExercise[]) =>
  exercises
    .filter((exercise) => exercise.isCompleted)
    .reduce((sum, exercise) => sum + (exercise.actualDuration ?? exercise.duration), 0);

/** Minutes of recorded activities, whose durations are in seconds. */
export const extraMinutes = (activities: readonly { duration: number }[]): number =>
  Math.round(activities.reduce((sum, { duration }) => sum + duration, 0) / 60);

export function weekSummary(exercises: readonly WeekExercise[]): WeekSummary {
  const open = exercises.filter((exercise) => !exercise.isCompleted);
  return {
    planned: plannedMinutes(exercises),
    done: doneMinutes(exercises),
    bySport: minutesBySport(exercises),
    sports: perDiscipline((discipline) => {
      const own = exercises.filter((exercise) => exercise.type === discipline);
      return { planned: plannedMinutes(own), done: doneMinutes(own) };
    }),
    scheduled: open.filter((exercise) => exercise.isScheduled).length,
    matched: exercises.filter((each) => isMatched(each) && !isByHand(each)).length,
    unscheduled: open.filter((exercise) => !exercise.isScheduled).length,
  };
}
