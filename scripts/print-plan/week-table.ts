import { formatHours, type Discipline } from "@triplan/domain";
import {
  exerciseLoad,
  planFitness,
  type Plan,
  type PlannedWeek,
  type PlanRequest,
} from "@triplan/plan-engine";
import { table } from "./table.ts";

const HEAD = [
  "week",
  "phase",
  "hours",
  "swim",
  "bike",
  "run",
  "long ride",
  "long run",
  "hard",
  "load",
  "fitness",
  "form",
];
const HARD: ReadonlySet<string> = new Set(["threshold", "vo2max", "interval", "hard"]);

/** A line for each week, with fitness and form of the following morning. */
export function weekTable(request: PlanRequest, plan: Plan): string {
  const mornings = planFitness(request, plan);
  return table(
    HEAD,
    plan.weeks.map((week) => {
      const after = mornings[Math.min(week.week * 7, mornings.length - 1)];
      const load = week.exercises.reduce((sum, each) => sum + exerciseLoad(each), 0);
      return [
        String(week.week),
        phaseText(week),
        formatHours(minutesOf(week)),
        ...(["swim", "bike", "run"] as const).map((type) => formatHours(minutesOf(week, type))),
        formatHours(longest(week, "bike")),
        formatHours(longest(week, "run")),
        String(week.exercises.filter((each) => HARD.has(each.intensity)).length),
        load.toFixed(0),
        (after?.fitness ?? 0).toFixed(0),
        (after?.form ?? 0).toFixed(0),
      ];
    }),
  );
}

export const phaseText = (week: PlannedWeek): string =>
  `${week.phase} ${week.phaseWeek}/${week.phaseWeeks}${week.isRecovery ? " recovery" : ""}`;

const durations = (week: PlannedWeek, type?: Discipline) =>
  week.exercises
    .filter((each) => type === undefined || each.type === type)
    .map((each) => each.duration);

const minutesOf = (week: PlannedWeek, type?: Discipline) =>
  durations(week, type).reduce((sum, minutes) => sum + minutes, 0);

const longest = (week: PlannedWeek, type: Discipline) => Math.max(0, ...durations(week, type));
