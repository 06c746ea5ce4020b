import {
  DAY_NAMES,
  formatHours,
  plannedDistanceText,
  plannedPaceText,
  poolUnitOf,
  type PoolUnit,
} from "@triplan/domain";
import {
  STRENGTH_VARIANTS,
  strengthOfWeek,
  type PlannedExercise,
  type PlannedWeek,
  type PlanRequest,
} from "@triplan/plan-engine";
import { table } from "./table.ts";
import { phaseText } from "./week-table.ts";

const dayOf = (exercise: PlannedExercise) => DAY_NAMES[exercise.suggestedDay].slice(0, 3);

const isInYards = ({ type }: PlannedExercise, pool: PoolUnit) => type === "swim" && pool === "yd";

const line = (exercise: PlannedExercise, pool: PoolUnit): string[] => [
  `  ${dayOf(exercise)}`,
  exercise.type,
  formatHours(exercise.duration),
  ...(isInYards(exercise, pool)
    ? [
        plannedDistanceText("swim", exercise.distance, "miles+yd"),
        plannedPaceText("swim", exercise.pace, "miles+yd"),
      ]
    : [exercise.distance, exercise.pace]),
  exercise.intensity,
  exercise.isKey ? "key" : "",
  `${exercise.name} (${exercise.templateId})`,
];

/** The week's strength work, at home and in a gym. */
function strengthLines(request: PlanRequest, week: PlannedWeek, isFull: boolean): string[] {
  return STRENGTH_VARIANTS.flatMap((variant) => {
    const strength = strengthOfWeek(request, week, variant);
    if (!strength) return [];
    const { times, minutes, aim, exercises } = strength;
    const list = isFull ? `: ${exercises.join("; ")}` : "";
    return [`  Strength (${variant}) ${times} × ${minutes} min, ${aim.toLowerCase()}${list}`];
  });
}

/** The exercises of a week by suggested day; `isFull` adds steps and notes. */
export function weekExercises(request: PlanRequest, week: PlannedWeek, isFull: boolean): string {
  const aim = `Week ${week.week}, ${phaseText(week)}: ${week.aim}`;
  const head = [aim, ...strengthLines(request, week, isFull)].join("\n");
  const lines = table(
    [],
    week.exercises.map((each) => line(each, poolUnitOf(request.poolLength))),
  );
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
