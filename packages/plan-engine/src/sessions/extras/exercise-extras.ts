import type { ExerciseStep, ExperienceLevel, Kit, StepAdvice } from "@triplan/domain";
import { rungWithId } from "../../ladders/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { chooseDrills } from "./choose-drills.ts";
import type { DrillEntry } from "./drill-entry.ts";
import {
  AERO_HOLD,
  EASY_RIDE_DRILLS,
  EASY_RUN_DRILLS,
  HIGH_CADENCE,
  LOW_CADENCE,
  RUN_FORM_DRILLS,
  STRIDES,
} from "./land-drills.ts";
import { SWIM_DRILLS } from "./swim-drills.ts";

/** What is added to the first step of a kind. */
export interface Extra {
  at: ExerciseStep["kind"];
  drills?: readonly DrillEntry[];
  kit?: readonly Kit[];
  advice?: StepAdvice;
}

export interface DrillFacts {
  level: ExperienceLevel;
  week: number;
  isBase: boolean;
}

const PULL_TEMPLATE = "S10";
const CADENCE_RIDE = "B06";
const EASY_RIDE = "B02";
const EASY_RUN = "R02";
const STRIDES_RUN = "R03";
const HILL_RUNS: ReadonlySet<string> = new Set(["R15", "R16"]);
const FORM_DRILLS = 2;

type Named = Pick<PlannedExercise, "templateId">;

const ladderOf = ({ templateId }: Named): string => rungWithId(templateId)?.ladder ?? "";

/** True for a swim whose main set is drills. */
export const isTechnique = (exercise: Named): boolean =>
  exercise.templateId === "S01" || ladderOf(exercise) === "swim-technique";

/** Every `turn`-th swim that has drills names the next two. */
export function swimDrills(exercise: Named, facts: DrillFacts, turn: number): Extra {
  const drills = chooseDrills(SWIM_DRILLS, facts, 2, turn);
  return { at: isTechnique(exercise) ? "main" : "warmup", drills };
}

/** Kit of a swim's main set. */
export function swimKit(exercise: Named, { level }: DrillFacts): Extra[] {
  if (ladderOf(exercise) !== "swim-pull" && exercise.templateId !== PULL_TEMPLATE) return [];
  const kit: readonly Kit[] = level === "beginner" ? ["pull buoy"] : ["pull buoy", "paddles"];
  return [{ at: "main", kit }];
}

export function rideDrills(exercise: Named, facts: DrillFacts): Extra[] {
  const ladder = ladderOf(exercise);
  if (ladder === "bike-strength") return [{ at: "main", drills: LOW_CADENCE }];
  if (ladder.startsWith("bike-race")) return [{ at: "main", drills: AERO_HOLD }];
  if (exercise.templateId === CADENCE_RIDE) return [{ at: "main", drills: HIGH_CADENCE }];
  const isEasyBase = exercise.templateId === EASY_RIDE && facts.isBase;
  return isEasyBase ? [{ at: "steady", drills: chooseDrills(EASY_RIDE_DRILLS, facts, 1) }] : [];
}

export function runDrills(exercise: Named, facts: DrillFacts): Extra[] {
  const ladder = ladderOf(exercise);
  const form = { at: "warmup", drills: chooseDrills(RUN_FORM_DRILLS, facts, FORM_DRILLS) } as const;
  if (ladder === "run-hills" || HILL_RUNS.has(exercise.templateId)) return [form];
  if (ladder === "run-strides" || exercise.templateId === STRIDES_RUN) {
    return [form, { at: "main", drills: STRIDES }];
  }
  const isEasyBase = exercise.templateId === EASY_RUN && facts.isBase;
  return isEasyBase ? [{ at: "steady", drills: EASY_RUN_DRILLS }] : [];
}
