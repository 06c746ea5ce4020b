import {
  addDays,
  dateInWeek,
  daysBetween,
  DISCIPLINES,
  isInWeek,
  isOfDiscipline,
  TRAINING_LIMITS,
  type IsoDate,
  type ProgressTraining,
  type RaceBefore,
} from "@triplan/domain";
import { periodise } from "../calendar/index.ts";
import { rungWithId } from "../ladders/index.ts";
import { clamp, sum } from "../model/numbers.ts";
import {
  NO_ANSWERS,
  type CurrentTraining,
  type PlannedExercise,
  type PlanRequest,
} from "../model/plan-types.ts";

/** An exercise of the plan that ends; on its placed day, else on its suggested one. */
export interface CarriedExercise extends Pick<
  PlannedExercise,
  "week" | "type" | "templateId" | "duration" | "steps"
> {
  date: IsoDate;
  isCompleted: boolean;
}

/** A plan and what was done in it. */
interface EndedPlan {
  request: PlanRequest;
  exercises: readonly CarriedExercise[];
  done: readonly Pick<ProgressTraining, "date" | "minutes" | "family" | "activityType">[];
  today: IsoDate;
}

export interface CarryOver {
  raceBefore: RaceBefore;
  /** Answers to what the athlete trains now; none once the race is four weeks ago. */
  now: CurrentTraining;
}

/** Days before the race that the longest exercises come from. */
const WINDOW_DAYS = 30;
/** Days after the race on which its training is still what the athlete trains now. */
const ANSWER_DAYS = 28;
/** Load weeks whose mean is what the athlete can train. */
const LOAD_WEEKS = 2;

/**
 * What a plan hands over to the one that follows it. What was done decides for the days behind, what is planned
 * for the days ahead; without any record, the plan itself. The race does not count.
 */
export function carryOver(plan: EndedPlan): CarryOver {
  const { raceType, raceDate } = plan.request;
  const weekMinutes = Math.round(weekMinutesOf(plan));
  const before = plan.done.filter(({ date }) => date < raceDate);
  const counted = plan.exercises.filter(
    ({ isCompleted, date }) => isCompleted || date >= plan.today || before.length === 0,
  );
  const answers = {
    weeklyHours: answer("weeklyHours", weekMinutes / 60),
    ...longestOf({ ...plan, exercises: counted, done: before }),
  };
  return {
    raceBefore: { raceType, raceDate, weekMinutes, rungs: highestRungs(counted) },
    now: daysBetween(raceDate, plan.today) > ANSWER_DAYS ? NO_ANSWERS : answers,
  };
}

/** Mean minutes of the last load weeks; without one, those of the biggest week. */
function weekMinutesOf({ request, exercises, done, today }: EndedPlan): number {
  const planned = (week: number) =>
    sum(exercises.map((exercise) => (exercise.week === week ? exercise.duration : 0)));
  const loading = periodise(request).filter(({ isLoading, isPartial }) => isLoading && !isPartial);
  const known = loading.flatMap(({ week }) => {
    const sunday = dateInWeek(request.startDate, week, 0);
    if (addDays(sunday, 7) > today) return [planned(week)];
    const own = done.filter((each) => isInWeek(sunday, each.date) && isTraining(each));
    return own.length > 0 ? [sum(own.map(({ minutes }) => minutes))] : [];
  });
  const minutes = known.length > 0 ? known : loading.map(({ week }) => planned(week));
  const last = minutes.slice(-LOAD_WEEKS);
  if (last.length > 0) return sum(last) / last.length;
  return Math.max(0, ...exercises.map(({ week }) => planned(week)));
}

const isTraining = (each: EndedPlan["done"][number]) =>
  DISCIPLINES.some((sport) => isOfDiscipline(sport, each));

function longestOf({
  request,
  exercises,
  done,
  today,
}: EndedPlan): Omit<CurrentTraining, "weeklyHours"> {
  const from = addDays(request.raceDate, -WINDOW_DAYS);
  const near = exercises.filter(({ date }) => date >= from && date < request.raceDate);
  const recorded = done.filter(({ date }) => date >= from);
  const planned = recorded.length === 0 ? near : near.filter(({ date }) => date >= today);
  const longest = (sport: "run" | "bike") =>
    Math.max(
      0,
      ...recorded.filter((each) => isOfDiscipline(sport, each)).map(({ minutes }) => minutes),
      ...planned.filter(({ type }) => type === sport).map(({ duration }) => duration),
    );
  return {
    longestRun: answer("longestRun", longest("run")),
    longestRide: answer("longestRide", longest("bike")),
    longestSwim: answer("longestSwim", Math.max(0, ...near.map(longestPiece))),
  };
}

/** Metres of the longest piece of a swim without a stop. */
const longestPiece = ({ type, steps }: CarriedExercise): number =>
  type === "swim"
    ? Math.max(0, ...steps.flatMap(({ intervals }) => intervals.map(({ quantity }) => quantity)))
    : 0;

/** An answer of the form, rounded down to its step; null for nothing. */
function answer(name: keyof typeof TRAINING_LIMITS, value: number): number | null {
  const { min, max, step } = TRAINING_LIMITS[name];
  return value === 0 ? null : clamp(Math.floor(value / step) * step, min, max);
}

function highestRungs(exercises: readonly CarriedExercise[]): Record<string, number> {
  const rungs = new Map<string, number>();
  for (const { templateId } of exercises) {
    const step = rungWithId(templateId);
    if (step) rungs.set(step.ladder, Math.max(step.rung, rungs.get(step.ladder) ?? 0));
  }
  return Object.fromEntries(rungs);
}
