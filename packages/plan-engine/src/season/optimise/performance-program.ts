import {
  RESPONSE_MODELS,
  raceDayPerformance,
  strainFactor,
  type ResponseModel,
} from "./response-model.ts";
import { spreadEvenly, type PlanDays } from "./week-loads.ts";

/** Race-day performance as a function of the weeks: linear part minus x'Qx. */
interface PerformanceTerms {
  linear: number[];
  quadratic: number[][];
}

/** A model's race-day performance by the load of each week, spread evenly over its days. */
export function performanceOf(model: ResponseModel, days: PlanDays): PerformanceTerms {
  const weeks = days.byWeek.length;
  const linear = Array.from({ length: weeks }, () => 0);
  const quadratic = Array.from({ length: weeks }, () => Array.from({ length: weeks }, () => 0));
  const strain = Array.from({ length: weeks }, () => 0);
  const fade = Math.exp(-1 / model.strainDays);
  const weekOfDay = weeksByDay(days);
  // Weeks that have not begun cause no strain yet.
  let begun = 0;
  for (let day = 0; day < days.count; day += 1) {
    for (let each = 0; each < begun; each += 1) strain[each] = (strain[each] ?? 0) * fade;
    const week = weekOfDay[day];
    if (week === undefined) continue;
    begun = Math.max(begun, week + 1);
    const share = 1 / (days.byWeek[week]?.length ?? 1);
    const left = days.count - day;
    strain[week] = (strain[week] ?? 0) + share;
    linear[week] = (linear[week] ?? 0) + share * Math.exp(-left / model.fitnessDays);
    const tiring = share * strainFactor(model) * Math.exp(-left / model.fatigueDays);
    for (let other = 0; other < begun; other += 1) {
      addHalf(quadratic, week, other, tiring * (strain[other] ?? 0));
    }
  }
  return { linear, quadratic };
}

function weeksByDay(days: PlanDays): (number | undefined)[] {
  const weeks: (number | undefined)[] = Array.from({ length: days.count });
  for (const [week, own] of days.byWeek.entries()) for (const day of own) weeks[day] = week;
  return weeks;
}

/** Adds to both sides of the diagonal to keep the matrix symmetric. */
function addHalf(matrix: number[][], i: number, j: number, value: number): void {
  const [row, other] = [matrix[i], matrix[j]];
  if (!row || !other) return;
  row[j] = (row[j] ?? 0) + value / 2;
  other[i] = (other[i] ?? 0) + value / 2;
}

/**
 * Objective whose minimum has the best mean performance over all models, each relative to the first
 * curve; null if the first curve's performance is not positive.
 */
export function performanceProgram(
  days: PlanDays,
  firstWeeks: readonly number[],
): { P: number[][]; q: number[] } | null {
  const P = firstWeeks.map(() => firstWeeks.map(() => 0));
  const q = firstWeeks.map(() => 0);
  const first = spreadEvenly(days, firstWeeks);
  for (const model of RESPONSE_MODELS) {
    const reached = raceDayPerformance(model, first);
    if (reached <= 0) return null;
    const weight = 1 / (reached * RESPONSE_MODELS.length);
    const { linear, quadratic } = performanceOf(model, days);
    for (const [i, row] of quadratic.entries()) {
      q[i] = (q[i] ?? 0) - weight * (linear[i] ?? 0);
      const target = P[i] ?? [];
      for (const [j, value] of row.entries()) target[j] = (target[j] ?? 0) + 2 * weight * value;
    }
  }
  return { P, q };
}
