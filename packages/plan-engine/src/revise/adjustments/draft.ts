import type { Intensity } from "@triplan/domain";
import { isHard, isHardOnLand } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { isLong, MIN_BRICK_MINUTES } from "../../week/index.ts";

export const MIN_SESSION_MINUTES = 15;

/** Minimum minutes of an exercise; the halves of a brick may be shorter. */
export const leastMinutesOf = ({ brickId }: Pick<PlannedExercise, "brickId">): number =>
  brickId === null ? MIN_SESSION_MINUTES : MIN_BRICK_MINUTES;

/** An exercise between the engine's version and the adjusted one. */
export interface Draft {
  base: PlannedExercise;
  minutes: number;
  intensity: Intensity;
  /** Set if the repetitions change: a share of those that fit, or one more than before. */
  reps?: number | "more";
  /** Restricts the choice of templates. */
  templateIds?: ReadonlySet<string>;
  /** True if the run must stay at or below threshold. */
  isWithoutSpeed?: boolean;
  isOptional?: boolean;
}

export const draftOf = (base: PlannedExercise): Draft => ({
  base,
  minutes: base.duration,
  intensity: base.intensity,
});

/** True for key exercises: long, hard and brick. */
export const isMain = ({ base, intensity }: Draft): boolean =>
  base.isKey || isLong(base) || base.brickId !== null || isHard({ intensity });

/** True for hard rides and runs. */
export const isHardLandDraft = ({ base, intensity }: Draft): boolean =>
  isHardOnLand({ type: base.type, intensity });

/** True if the draft does not differ from the engine's exercise. */
export const isUnchanged = (draft: Draft): boolean =>
  draft.minutes === draft.base.duration &&
  draft.intensity === draft.base.intensity &&
  draft.reps === undefined &&
  draft.templateIds === undefined &&
  draft.isWithoutSpeed === undefined &&
  draft.isOptional === undefined;
