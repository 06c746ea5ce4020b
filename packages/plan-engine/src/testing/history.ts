import { dateInWeek, exerciseStates, type IsoDate, type ProgressTraining } from "@triplan/domain";
import type { Plan, PlannedExercise, PlanRequest } from "../model/plan-types.ts";
import type { ProposalExercise, ProposalFacts } from "../proposals/index.ts";

/** Minutes done of an exercise; null if it was not done. */
export type DoneMinutes = (exercise: PlannedExercise, index: number) => number | null;

/** Facts of an athlete who placed every exercise on its suggested day and did some of them. */
export function historyOf(
  request: PlanRequest,
  plan: Pick<Plan, "weeks">,
  today: IsoDate,
  doneOf: DoneMinutes,
): ProposalFacts {
  const planned = plan.weeks.flatMap(({ exercises }) => exercises);
  const exercises = planned.map((row, index): ProposalExercise => ({
    ...row,
    id: index + 1,
    date: dateInWeek(request.startDate, row.week, row.suggestedDay),
    isScheduled: true,
    skippedAt: null,
    isExcused: false,
    isUnsure: false,
  }));
  const done = exercises.flatMap((row, index): ProgressTraining[] => {
    const base = planned[index];
    const minutes = base && row.date < today ? doneOf(base, index) : null;
    return minutes === null ? [] : [trainingOf(row, minutes)];
  });
  return {
    today,
    request,
    exercises: exerciseStates(request, { exercises, done }, today),
    done,
    timeOff: [],
    changes: [],
    races: [],
    signals: [],
  };
}

export const trainingOf = (
  { id, date, type }: ProposalExercise,
  minutes: number,
): ProgressTraining => ({
  date,
  minutes,
  load: minutes,
  method: "plan",
  quality: "plan",
  exerciseId: id,
  family: type,
  activityType: type,
  distance: null,
  zoneSeconds: null,
  efforts: null,
});
