/**
 * Response to training load: time constants of fitness and fatigue (days), and of the strain that
 * makes later loads more tiring. `tolerance` is the steady load, relative to the plan's biggest
 * week, above which training lowers performance.
 */
export interface ResponseModel {
  fitnessDays: number;
  fatigueDays: number;
  strainDays: number;
  tolerance: number;
}

/** Six individual responses, the average one first. */
export const RESPONSE_MODELS: readonly ResponseModel[] = [
  { fitnessDays: 42, fatigueDays: 9, strainDays: 4, tolerance: 1.35 },
  { fitnessDays: 38, fatigueDays: 7, strainDays: 3, tolerance: 1.35 },
  { fitnessDays: 42, fatigueDays: 12, strainDays: 4, tolerance: 1.35 },
  { fitnessDays: 45, fatigueDays: 15, strainDays: 3, tolerance: 1.35 },
  { fitnessDays: 42, fatigueDays: 9, strainDays: 4, tolerance: 1.15 },
  { fitnessDays: 42, fatigueDays: 9, strainDays: 4, tolerance: 1.8 },
];

/** Added fatigue per unit of recent load, with the biggest week as 1. */
export const strainFactor = (model: ResponseModel): number =>
  (7 * model.fitnessDays) / (2 * model.tolerance * model.fatigueDays * model.strainDays);

/**
 * Race-day performance from the load of each day before it, as shares of the biggest week: fitness
 * minus a fatigue that grows with recent load (Busso 2003, Med Sci Sports Exerc 35:1188).
 */
export function raceDayPerformance(model: ResponseModel, dailyLoads: readonly number[]): number {
  const fade = Math.exp(-1 / model.strainDays);
  let strain = 0;
  let performance = 0;
  for (const [day, load] of dailyLoads.entries()) {
    const left = dailyLoads.length - day;
    strain = strain * fade + load;
    const fitness = load * Math.exp(-left / model.fitnessDays);
    const fatigue = load * strain * strainFactor(model) * Math.exp(-left / model.fatigueDays);
    performance += fitness - fatigue;
  }
  return performance;
}
