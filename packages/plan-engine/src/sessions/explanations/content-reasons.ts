import { mainStretches, type Reason, type StepInterval } from "@triplan/domain";
import type { EffortPaces, PlanPaces } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";

/** Reasons for an exercise's content and targets. */
export function contentReasons(
  exercise: Pick<PlannedExercise, "week" | "type" | "steps" | "intensity">,
  purpose: string,
  targets: PlanPaces,
): Reason[] {
  return [
    ...goalReasons(exercise, targets),
    { rule: "purpose", facts: { purpose } },
    ...paceReasons(exercise, targets),
  ];
}

const effortOf = ({ zone, isRacePace }: StepInterval): keyof EffortPaces =>
  isRacePace ? "RP" : zone;

/** Added only if the goal changes a target of this exercise. */
function goalReasons(
  { week, type, steps }: Pick<PlannedExercise, "week" | "type" | "steps">,
  { goalFinish, pacesOf, today, savedIn }: PlanPaces,
): Reason[] {
  if (goalFinish === null) return [];
  const paces = pacesOf(week)[type];
  const isMoved = steps
    .flatMap((step) => step.intervals)
    .some((each) => paces[effortOf(each)] !== today[type][effortOf(each)]);
  const percent = Math.round(1000 * savedIn(week)[type]) / 10;
  if (!isMoved || percent === 0) return [];
  return [{ rule: "goal-pace", facts: { finishSeconds: goalFinish, percent } }];
}

function paceReasons(
  { type, steps, intensity }: Pick<PlannedExercise, "type" | "steps" | "intensity">,
  { racePaces }: PlanPaces,
): Reason[] {
  const [main] = mainStretches({ steps, intensity });
  if (!main) return [];
  const effort = main.isRacePace ? "race pace" : main.zone;
  return [{ rule: "pace", facts: { discipline: type, effort, racePace: racePaces[type] } }];
}
