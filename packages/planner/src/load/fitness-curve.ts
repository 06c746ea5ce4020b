/** Days over which fitness and fatigue forget. @see training.md §5 */
const FITNESS_DAYS = 42;
const FATIGUE_DAYS = 7;

/** Where an athlete stands in the morning of a day, in points of load a day. */
export interface FitnessDay {
  fitness: number;
  fatigue: number;
  /** Fitness less fatigue: below 0 tired, above 0 fresh. */
  form: number;
}

/**
 * Fitness, fatigue and form in the morning of each day and of the day after the last one, from the
 * load of each day. `start` is the daily load that the athlete is used to. @see training.md §5
 */
export function fitnessCurve(dailyLoads: readonly number[], start: number): FitnessDay[] {
  let fitness = start;
  let fatigue = start;
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
