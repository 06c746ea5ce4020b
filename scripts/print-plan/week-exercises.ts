import { DAY_NAMES, formatHours } from "@triplan/domain";
import type { PlannedExercise, PlannedWeek } from "@triplan/plan-engine";
import { table } from "./table.ts";
import { phaseText } from "./week-table.ts";

const dayOf = (exercise: PlannedExercise) => DAY_NAMES[exercise.suggestedDay].slice(0, 3);

const line = (exercise: PlannedExercise): string[] => [
  `  ${dayOf(exercise)}`,
  exercise.type,
  formatHours(exercise.duration),
  exercise.distance,
  exercise.pace,
  exercise.intensity,
  exercise.isKey ? "key" : "",
  `${exercise.name} (${exercise.templateId})`,
];

/** The exercises of a week by suggested day; `isFull` adds steps and notes. */
export function weekExercises(week: PlannedWeek, isFull: boolean): string {
  const head = `Week ${week.week}, ${phaseText(week)}: ${week.aim}`;
  const lines = table([], week.exercises.map(line));
  if (!isFull) return `${head}\n${lines}`;
  const texts = week.exercises.map((exercise) =>
    [
      `${dayOf(exercise)} ${exercise.name}`,
      ...exercise.description.split("\n").map((step) => `    ${step}`),
      `    ${exercise.notes}`,
    ].join("\n"),
  );
  return [`${head}\n${lines}`, ...texts].join("\n\n");
}
