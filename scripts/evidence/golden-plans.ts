import { DAY_NAMES, formatHours } from "@triplan/domain";
import type { PlannedExercise, PlannedWeek } from "@triplan/plan-engine";
import { table } from "../print-plan/table.ts";
import { phaseText } from "../print-plan/week-table.ts";
import { ATHLETES, type AthleteName } from "./athletes.ts";
import { minutesOf, planFor } from "./plan-facts.ts";

/** Athletes whose whole plans are kept as text. */
export const GOLDEN: readonly AthleteName[] = [
  "sprint-beginner-8",
  "sprint-beginner-half-hours",
  "olympic-intermediate-16",
  "70.3-beginner-13",
  "70.3-intermediate-20",
  "ironman-beginner-30",
  "ironman-intermediate-24",
  "ironman-advanced-30",
];

/** A line for each week and exercise, without the texts for the athlete. */
export function goldenPlan(name: AthleteName): string {
  const { plan } = planFor(name);
  return `${[
    `pnpm plan ${ATHLETES[name]} --from 2026-11-22`,
    ...plan.warnings.map((warning) => `! ${warning}`),
    ...plan.weeks.map(weekText),
  ].join("\n")}\n`;
}

const weekText = (week: PlannedWeek): string =>
  [
    `\nWeek ${week.week}, ${phaseText(week)}, ${formatHours(minutesOf(week))}`,
    table([], week.exercises.map(exerciseRow)),
  ].join("\n");

const exerciseRow = (each: PlannedExercise): string[] => [
  `  ${DAY_NAMES[each.suggestedDay].slice(0, 3)}`,
  each.type,
  formatHours(each.duration),
  each.distance,
  each.pace,
  each.intensity,
  each.isKey ? "key" : "",
  each.brickId === null ? "" : "brick",
  each.templateId,
];
