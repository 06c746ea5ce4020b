/** Time constants of fitness and fatigue, in days. */
export const FITNESS_DAYS = 42;
export const FATIGUE_DAYS = 7;

/** Fitness and fatigue on a morning, in load per day. */
export interface FitnessState {
  fitness: number;
  fatigue: number;
}

export interface FitnessDay extends FitnessState {
  /** Fitness minus fatigue: below 0 tired, above 0 fresh. */
  form: number;
}

/** Steady state after a long time at the same daily load. */
export const settledAt = (load: number): FitnessState => ({ fitness: load, fatigue: load });

/**
 * Fitness, fatigue and form on the morning of each day and of the day after the last, from the load
 * of each day. @see docs/plan-engine.md#load-fitness-and-form
 */
export function fitnessCurve(dailyLoads: readonly number[], start: FitnessState): FitnessDay[] {
  let { fitness, fatigue } = start;
  const mornings = [morning(fitness, fatigue)];
  for (const load of dailyLoads) {
    fitness += (load - fitness) * (1 - Math.exp(-1 / FITNESS_DAYS));
    fatigue += (load - fatigue) * (1 - Math.exp(-1 / FATIGUE_DAYS));
    mornings.push(morning(fitness, fatigue));
  }
  return mornings;
}

const morning = (fitness: number, fatigue: number): FitnessDay => ({
  fitness,
  fatigue,
  form: fitness - fatigue,
});
