import type { Weekday } from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import { isEasy } from "../intensity/index.ts";
import { ladderNamed, rungWithId, type LadderId } from "../ladders/index.ts";
import { sum } from "../model/numbers.ts";
import type { PlannedExercise } from "../model/plan-types.ts";

/** What the aim of a week reads of its exercises. */
export type AimedExercise = Pick<
  PlannedExercise,
  "week" | "type" | "templateId" | "duration" | "intensity" | "brickId"
> & {
  /** Null in plans that were made before exercises had one. */
  suggestedDay: Weekday | null;
};

export interface AimedWeek {
  frame: WeekFrame;
  exercises: readonly AimedExercise[];
}

export const brickOf = ({ exercises }: AimedWeek): AimedExercise | undefined =>
  exercises.find(({ brickId }) => brickId !== null);

export const hasBrick = (week: AimedWeek): boolean => brickOf(week) !== undefined;

export const minutesOf = ({ exercises }: AimedWeek): number =>
  sum(exercises.map(({ duration }) => duration));

/** True if everything in the week is easy. */
export const isAllEasy = ({ exercises }: AimedWeek): boolean =>
  exercises.every(({ intensity }) => isEasy(intensity));

/** The ladder whose set the exercise holds, if any. */
export const ladderOf = ({ templateId }: AimedExercise): LadderId | null =>
  rungWithId(templateId)?.ladder ?? null;

export const isRaceLadder = (ladder: LadderId | null): boolean =>
  ladder !== null && ladderNamed(ladder).effort === "RP";
