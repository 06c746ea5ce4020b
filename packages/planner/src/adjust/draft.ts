import type { Intensity } from "@triplan/domain";
import { isHard } from "../intensity/hard-days.ts";
import type { PlannedExercise } from "../plan-types.ts";
import { isLongTemplate } from "../volume/long-templates.ts";

/** An exercise on its way from what the engine made to what the athlete asked for. */
export interface Draft {
  base: PlannedExercise;
  minutes: number;
  intensity: Intensity;
  /** Set where the repetitions change: part of those that fit, or one more than before. */
  reps?: number | "more";
  /** Set where no other template than one of these may be taken. */
  templateIds?: ReadonlySet<string>;
  /** True where the run may hold nothing above threshold. */
  isWithoutSpeed?: boolean;
  /** True where it may be left out. */
  isOptional?: boolean;
}

export const draftOf = (base: PlannedExercise): Draft => ({
  base,
  minutes: base.duration,
  intensity: base.intensity,
});

const EASY: ReadonlySet<Intensity> = new Set<Intensity>(["easy", "recovery"]);

export const isEasy = (intensity: Intensity): boolean => EASY.has(intensity);

/** True for the long rides and runs of the library. */
export const isLong = ({ templateId }: Pick<PlannedExercise, "templateId">): boolean =>
  isLongTemplate(templateId);

/** Long, hard and brick exercises: what a week stands on. */
export const isMain = ({ base, intensity }: Draft): boolean =>
  base.isKey || isLong(base) || base.brickId !== null || isHard({ intensity });

/** True where the draft asks for just what the engine made. */
export const isAsMade = (draft: Draft): boolean =>
  draft.minutes === draft.base.duration &&
  draft.intensity === draft.base.intensity &&
  draft.reps === undefined &&
  draft.templateIds === undefined &&
  draft.isWithoutSpeed === undefined &&
  draft.isOptional === undefined;
