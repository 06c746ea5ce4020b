/**
 * How a body answers to load: fitness and fatigue that fade (days), and how long a load makes the
 * next ones more tiring. `tolerance` is how far above the plan's own biggest week steady training
 * would begin to hurt.
 */
export interface ResponseModel {
  fitnessDays: number;
  fatigueDays: number;
  strainDays: number;
  tolerance: number;
}

/** Six answers, as bodies differ; an average one first. */
export const RESPONSE_MODELS: readonly ResponseModel[] = [
  { fitnessDays: 42, fatigueDays: 9, strainDays: 4, tolerance: 1.35 },
  { fitnessDays: 38, fatigueDays: 7, strainDays: 3, tolerance: 1.35 },
  { fitnessDays: 42, fatigueDays: 12, strainDays: 4, tolerance: 1.35 },
  { fitnessDays: 45, fatigueDays: 15, strainDays: 3, tolerance: 1.35 },
  { fitnessDays: 42, fatigueDays: 9, strainDays: 4, tolerance: 1.15 },
  { fitnessDays: 42, fatigueDays: 9, strainDays: 4, tolerance: 1.8 },
];

/** How much a unit of load makes later ones more tiring, where the biggest week is 1. */
export const strainFactor = (model: ResponseModel): number =>
  (7 * model.fitnessDays) / (2 * model.tolerance * model.fatigueDays * model.strainDays);

/**
 * Shape on race morning from the load of each day before it, in shares of the biggest week: fitness
 * less a fatigue that grows with recent load (Busso 2003, Med Sci Sports Exerc 35:1188).
 */
export function raceShape(model: ResponseModel, dailyLoads: readonly number[]): number {
  const fade = Math.exp(-1 / model.strainDays);
  let strain = 0;
  let shape = 0;
  for (const [day, load] of dailyLoads.entries()) {
    const left = dailyLoads.length - day;
    strain = strain * fade + load;
    const fitness = load * Math.exp(-left / model.fitnessDays);
    const fatigue = load * strain * strainFactor(model) * Math.exp(-left / model.fatigueDays);
    shape += fitness - fatigue;
  }
  return shape;
}
