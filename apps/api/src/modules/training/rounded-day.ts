import type { FitnessDay } from "@triplan/plan-engine";

export const tenth = (value: number) => Math.round(value * 10) / 10;

/** A morning's figures, rounded to tenths. */
export const roundedDay = ({ fitness, fatigue, form }: FitnessDay): FitnessDay => ({
  fitness: tenth(fitness),
  fatigue: tenth(fatigue),
  form: tenth(form),
});
