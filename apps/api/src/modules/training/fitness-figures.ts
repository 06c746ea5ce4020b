import type { TrainingPlanRow } from "@triplan/db";
import { daysBetween, START_ERROR, type FormMorning, type IsoDate } from "@triplan/domain";
import { formError, formWord, seasonFitness, type FitnessDay } from "@triplan/plan-engine";
import type { PlanTraining } from "./read-training.ts";
import { roundedDay, tenth } from "./rounded-day.ts";

const RAMP_DAYS = 7;
/** Days with training that a projection needs, else it is the plan's. */
const MIN_TRAINED_DAYS = 14;

/** Fitness, fatigue and form of the plan, with those of today and of race morning in words. */
export function fitnessFigures(plan: TrainingPlanRow, training: PlanTraining, today: IsoDate) {
  const { start } = training;
  const season = seasonFitness(plan, training, today);
  const { planned, done, projected, isReliable, unansweredWeeks } = season;
  const passed = Math.max(0, daysBetween(plan.startDate, today));
  const now = done.at(-1);
  const before = done.at(-1 - RAMP_DAYS);
  const trainedDays = new Set(
    training.done.filter(({ date }) => date >= plan.startDate).map(({ date }) => date),
  ).size;
  const isPlanned = trainedDays < MIN_TRAINED_DAYS;
  const race = (isPlanned ? planned : projected).at(-1);
  const reading = (day: FitnessDay, at: number) => {
    const error = formError(start, at);
    return { ...roundedDay(day), formError: tenth(error), word: formWord(day, error) };
  };
  return {
    planned: planned.map(roundedDay),
    done: done.map(roundedDay),
    projected: projected.map(roundedDay),
    isReliable,
    unansweredWeeks,
    start: { basis: start.basis, errorPercent: 100 * START_ERROR[start.basis] },
    today: now ? reading(now, passed) : null,
    formErrors: planned.map((_, day) => tenth(formError(start, day))),
    rampRate: now && before ? tenth(now.fitness - before.fitness) : null,
    race: race ? { ...reading(race, planned.length - 1), isPlanned } : null,
  };
}

/** The form of each morning until today; none where too little is known of what was done. */
export const formMornings = ({
  done,
  formErrors,
  isReliable,
}: ReturnType<typeof fitnessFigures>): FormMorning[] =>
  isReliable
    ? done.map(({ fitness, form }, day) => ({ fitness, form, error: formErrors[day] ?? 0 }))
    : [];
