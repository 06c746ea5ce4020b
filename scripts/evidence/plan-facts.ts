import type { Discipline } from "@triplan/domain";
import {
  generatePlan,
  previewPlan,
  type Plan,
  type PlannedExercise,
  type PlannedWeek,
  type PlanRequest,
  type SeasonPreview,
} from "@triplan/plan-engine";
import { requestFor, type AthleteName } from "./athletes.ts";

interface AthletePlan {
  request: PlanRequest;
  plan: Plan;
  preview: SeasonPreview;
}

const PLANS = new Map<AthleteName, AthletePlan>();

/** The plan of an athlete; made once. */
export function planFor(name: AthleteName): AthletePlan {
  const known = PLANS.get(name);
  if (known) return known;
  const request = requestFor(name);
  const made = { request, plan: generatePlan(request), preview: previewPlan(request) };
  PLANS.set(name, made);
  return made;
}

export const isLoad = ({ phase, isRecovery }: PlannedWeek): boolean =>
  !isRecovery && phase !== "taper" && phase !== "race";

export const exercisesOf = (weeks: readonly PlannedWeek[]): PlannedExercise[] =>
  weeks.flatMap(({ exercises }) => exercises);

export const minutesOf = ({ exercises }: PlannedWeek, type?: Discipline): number =>
  exercises.reduce(
    (total, each) => total + (type === undefined || each.type === type ? each.duration : 0),
    0,
  );

/** The longest exercise of a discipline, the first of several. */
export function longestOf(plan: Plan, type: Discipline): PlannedExercise | undefined {
  const own = exercisesOf(plan.weeks).filter((each) => each.type === type);
  const most = Math.max(0, ...own.map(({ duration }) => duration));
  return own.find(({ duration }) => duration === most);
}

/** Percent of the moving time in zones 1 and 2, 3 and 4, and above. */
export function zoneShares(exercises: readonly PlannedExercise[]): [number, number, number] {
  const seconds: [number, number, number] = [0, 0, 0];
  for (const step of exercises.flatMap(({ steps }) => steps)) {
    for (const each of step.intervals) {
      const band = each.zone <= "Z2" ? 0 : each.zone <= "Z4" ? 1 : 2;
      seconds[band] += step.repeat * each.seconds;
    }
  }
  const all = seconds[0] + seconds[1] + seconds[2];
  const percent = (value: number) => Math.round((100 * value) / Math.max(1, all));
  return [percent(seconds[0]), percent(seconds[1]), percent(seconds[2])];
}

/** The rungs of a plan's load weeks by ladder, in order. */
export function rungsOf(plan: Plan): Map<string, number[]> {
  const rungs = new Map<string, number[]>();
  for (const { templateId } of exercisesOf(plan.weeks.filter(isLoad))) {
    const [ladder = "", rung] = templateId.split(":");
    if (rung !== undefined) rungs.set(ladder, [...(rungs.get(ladder) ?? []), Number(rung)]);
  }
  return rungs;
}
