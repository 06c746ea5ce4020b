import { daysBetween, type IsoDate } from "@triplan/domain";
import { exerciseLoad, type CompletableExercise } from "../../load/index.ts";
import { sum } from "../../model/numbers.ts";
import { fitnessCurve, type FitnessDay } from "./fitness-curve.ts";
import type { DatedLoad, FitnessStart } from "./start-fitness.ts";

export interface SeasonDates {
  /** The Sunday of week 1. */
  startDate: IsoDate;
  raceDate: IsoDate;
}

/** All training that counts for a plan. */
export interface TrainingRecord {
  start: FitnessStart;
  exercises: readonly CompletableExercise[];
  /** Everything done, each once. */
  done: readonly DatedLoad[];
}

/** One entry per morning from the plan's first Sunday. */
export interface FitnessCurves {
  /** Until race morning. */
  planned: FitnessDay[];
  /** Until this morning; empty while the athlete recorded nothing. */
  done: FitnessDay[];
  /** From this morning to race morning, if all that is open is done from now on. */
  projected: FitnessDay[];
}

export interface SeasonFitness extends FitnessCurves {
  /** Past weeks of the plan without any record, not even of what was not done. */
  unansweredWeeks: number[];
  /** False if so much is unanswered that the figures of today say nothing. */
  isReliable: boolean;
}

/** Half the distance between "nothing done" and "done as planned", as a share of fitness. */
const MAX_UNCERTAINTY = 0.1;

/**
 * Planned, actual and expected fitness, fatigue and form. What is done today counts from tomorrow
 * on. @see docs/plan-engine.md#load-fitness-and-form
 */
export function seasonFitness(
  season: SeasonDates,
  record: TrainingRecord,
  today: IsoDate,
): SeasonFitness {
  const { start, exercises } = record;
  const days = Math.max(0, daysBetween(season.startDate, season.raceDate));
  const passed = Math.min(days, Math.max(0, daysBetween(season.startDate, today)));
  const plannedLoads = loadsByDay(season, exercises.map(planned), days);
  const doneLoads = loadsByDay(season, record.done, days);
  const skippedWeeks = new Set(
    exercises.filter(isSkipped).map(({ date }) => weekOf(daysBetween(season.startDate, date))),
  );
  const unansweredWeeks = weeksWithoutRecord(passed, plannedLoads, doneLoads).filter(
    (week) => !skippedWeeks.has(week),
  );
  const hasRecords = record.done.length > 0 || skippedWeeks.size > 0;
  const done = fitnessCurve(doneLoads.slice(0, passed), start);
  const asPlanned = plannedLoads.map((load, day) =>
    unansweredWeeks.includes(weekOf(day)) ? load : (doneLoads[day] ?? 0),
  );
  const most = fitnessCurve(asPlanned.slice(0, passed), start).at(-1)?.fitness ?? 0;
  const least = done.at(-1)?.fitness ?? 0;
  const openLoads = loadsByDay(season, exercises.filter(isOpen).map(planned), days);
  const coming = openLoads.slice(passed);
  const todayDone = today >= season.startDate ? (doneLoads[passed] ?? 0) : 0;
  if (coming.length > 0) coming[0] = (coming[0] ?? 0) + todayDone;
  const plannedDays = fitnessCurve(plannedLoads, start);
  const now = (hasRecords ? done : plannedDays)[passed] ?? { ...start, form: 0 };
  return {
    planned: plannedDays,
    done: hasRecords ? done : [],
    projected: fitnessCurve(coming, now),
    unansweredWeeks,
    isReliable: most - least <= MAX_UNCERTAINTY * (most + least),
  };
}

const isSkipped = ({ skippedAt }: CompletableExercise) => skippedAt !== null;

const isOpen = (exercise: CompletableExercise) => !exercise.isCompleted && !isSkipped(exercise);

const planned = (exercise: CompletableExercise): DatedLoad => ({
  date: exercise.date,
  load: exerciseLoad(exercise),
});

function loadsByDay(
  { startDate }: SeasonDates,
  loads: readonly DatedLoad[],
  days: number,
): number[] {
  const byDay = Map.groupBy(loads, ({ date }) => daysBetween(startDate, date));
  return Array.from({ length: days }, (_, day) =>
    sum((byDay.get(day) ?? []).map(({ load }) => load)),
  );
}

const weekOf = (day: number) => Math.floor(day / 7) + 1;

function weeksWithoutRecord(
  passed: number,
  plannedLoads: readonly number[],
  doneLoads: readonly number[],
): number[] {
  const weeks = Array.from({ length: Math.floor(passed / 7) }, (_, index) => index + 1);
  return weeks.filter((week) => {
    const [from, to] = [(week - 1) * 7, week * 7];
    return sum(plannedLoads.slice(from, to)) > 0 && sum(doneLoads.slice(from, to)) === 0;
  });
}
