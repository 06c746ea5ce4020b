import { sum } from "../../model/numbers.ts";
import { FATIGUE_DAYS, FITNESS_DAYS, settledAt, type FitnessState } from "./fitness-curve.ts";
import { MIN_FORM } from "./even-fitness.ts";
import { loadsByDay, type LoadedPlan } from "./plan-load.ts";
import { dailyLoadBefore } from "./start-fitness.ts";

/**
 * Share of its load that each week may have so that form stays above its minimum and a reserve: 1
 * for all if it does. Each week counts with its share when the next one is judged.
 */
export function bearableShares(daysToRace: number, plan: LoadedPlan, reserve: number): number[] {
  const loads = loadsByDay(daysToRace, plan);
  const minutes = plan.weeks.map(({ exercises }) => sum(exercises.map(({ duration }) => duration)));
  // Fatigue may be at most this share of fitness.
  const part = 1 - MIN_FORM - reserve;
  let state = settledAt(dailyLoadBefore(minutes, plan.minutesBefore));
  return plan.weeks.map((_, index) => {
    const days = loads.slice(7 * index, 7 * index + 7);
    const load = sum(days) / Math.max(1, days.length);
    const bearable = Math.min(load, ...days.map((_, day) => maxLoad(state, day + 1, part)));
    state = afterDays(state, days.length, Math.max(0, bearable));
    return load > 0 ? Math.max(0, bearable) / load : 1;
  });
}

/** Maximum daily load for this many days after which fatigue is at most the part of fitness. */
function maxLoad({ fitness, fatigue }: FitnessState, days: number, part: number): number {
  const [gain, tiring] = [changeIn(days, FITNESS_DAYS), changeIn(days, FATIGUE_DAYS)];
  return (part * fitness * (1 - gain) - fatigue * (1 - tiring)) / (tiring - part * gain);
}

const afterDays = ({ fitness, fatigue }: FitnessState, days: number, load: number) => ({
  fitness: fitness + (load - fitness) * changeIn(days, FITNESS_DAYS),
  fatigue: fatigue + (load - fatigue) * changeIn(days, FATIGUE_DAYS),
});

/** Share of the way to a steady load that so many days go. */
const changeIn = (days: number, constant: number) => 1 - Math.exp(-days / constant);
