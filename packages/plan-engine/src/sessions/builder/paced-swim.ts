import {
  RACE_PACE_ZONE,
  type ExerciseStep,
  type RaceType,
  type StepInterval,
} from "@triplan/domain";
import { isTest } from "../../fitness-tests/index.ts";
import type { EffortPaces, PlanPaces } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { plannedCounts, swimAtPace } from "../resolve/swim-at-pace.ts";
import { exerciseSteps } from "./exercise-steps.ts";

type Swim = Pick<PlannedExercise, "week" | "templateId" | "duration" | "steps">;

/** What the metres of a swim follow from. */
export interface SwimPace {
  raceType: RaceType;
  /** Metres of one pool length. */
  poolLength: number;
  targets: PlanPaces;
  /** True in a load week. */
  isLoading: boolean;
  /** True if the athlete changed the exercise: it keeps its own repetitions. */
  isChanged: boolean;
}

/**
 * The steps of a swim at the pace of its week, in the same minutes and with the same sets. Tests keep
 * their metres, and so do swims that are at this pace already.
 */
export function pacedSwim(
  swim: Swim,
  { raceType, poolLength, targets, isLoading, isChanged }: SwimPace,
): readonly ExerciseStep[] {
  const { swim: paces } = targets.pacesOf(swim.week);
  if (isTest(swim) || isAtPace(swim.steps, paces)) return swim.steps;
  const counts = swim.steps.flatMap(({ kind, repeat }) => (kind === "main" ? [repeat] : []));
  const planned = isChanged ? counts : plannedCounts({ ...swim, counts }, isLoading);
  const measure = { discipline: "swim", paces, poolLength } as const;
  const resolved = swimAtPace({ ...swim, counts: planned }, measure);
  if (!resolved) return swim.steps;
  return withExtrasOf(swim.steps, exerciseSteps(resolved, measure, RACE_PACE_ZONE[raceType]));
}

const isAtPace = (steps: readonly ExerciseStep[], paces: EffortPaces): boolean =>
  steps.every(({ intervals }) =>
    intervals.every(
      (each) => each.seconds === Math.round((each.quantity / 100) * paces[effortOf(each)]),
    ),
  );

const effortOf = ({ zone, isRacePace }: StepInterval) => (isRacePace ? "RP" : zone);

/** Drills, kit and advice of each kind of step, or of the first step if the kind is gone. */
function withExtrasOf(
  before: readonly ExerciseStep[],
  after: readonly ExerciseStep[],
): ExerciseStep[] {
  const steps = after.map((step): ExerciseStep => ({ ...step }));
  for (const { kind, drills, kit, advice } of before) {
    if (!drills && !kit && !advice) continue;
    const index = Math.max(
      0,
      steps.findIndex((step) => step.kind === kind),
    );
    const step = steps[index];
    if (!step) continue;
    steps[index] = {
      ...step,
      ...(drills && { drills: [...(step.drills ?? []), ...drills] }),
      ...(kit && { kit: [...new Set([...(step.kit ?? []), ...kit])] }),
      ...(advice && { advice: [...(step.advice ?? []), ...advice] }),
    };
  }
  return steps;
}
