import type { Intensity, Zone } from "@triplan/domain";
import { isEasy, isHard, isHardOnLand } from "../../intensity/index.ts";
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
  /** The rung of a ladder to do instead of the engine's. */
  rungId?: string;
  /** The template to take instead of the engine's. */
  templateId?: string;
  /** The hardest zone that the exercise may have. */
  maxZone?: Zone;
  /** The seconds above zone 2 that a hard exercise may have in a sport instead of its own. */
  mostAboveEasy?: number;
  /** True if the exercise is left out of its week. */
  isDropped?: boolean;
  /** True for a swim that takes the place of another one too. */
  hasMerged?: boolean;
  /** True for half of a brick whose other half is left out. */
  isAlone?: boolean;
}

export const draftOf = (base: PlannedExercise): Draft => ({
  base,
  minutes: base.duration,
  intensity: base.intensity,
});

/** A steady ride and an easy run: fits any length. */
export const PLAIN_BRICK = "K02";
export const PLAIN_BRICKS: ReadonlySet<string> = new Set([PLAIN_BRICK]);

/** The draft without a set; half of a brick becomes one of the plain brick. */
export function toEasy({ rungId: _rungId, templateId: _templateId, ...draft }: Draft): Draft {
  const intensity = isEasy(draft.intensity) ? draft.intensity : "easy";
  const isBrick = draft.base.brickId !== null;
  const isPlain = PLAIN_BRICKS.has(draft.base.templateId);
  return { ...draft, intensity, ...(isBrick && !isPlain && { templateIds: PLAIN_BRICKS }) };
}

export const dropped = (draft: Draft): Draft => ({ ...draft, isDropped: true });

/** A half of a brick as an easy exercise of its own. */
export const alone = (draft: Draft): Draft => ({
  ...draft,
  base: { ...draft.base, brickId: null },
  intensity: "easy",
  isAlone: true,
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
  draft.rungId === undefined &&
  draft.templateId === undefined &&
  draft.maxZone === undefined &&
  draft.isAlone === undefined;
