import type { Discipline, PerDiscipline, Weekday } from "@triplan/domain";
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

/** A week with its figures, worked out once: its neighbours read them again and again. */
export interface AimedWeek {
  frame: WeekFrame;
  exercises: readonly AimedExercise[];
  minutes: number;
  /** Minutes of the longest exercise of each sport; 0 without one. */
  longest: PerDiscipline<number>;
  /** Ladders of its sets; null for exercises without one. */
  ladders: ReadonlySet<LadderId | null>;
}

export function aimedWeek(frame: WeekFrame, exercises: readonly AimedExercise[]): AimedWeek {
  const longest = (type: Discipline) =>
    Math.max(0, ...exercises.filter((each) => each.type === type).map(({ duration }) => duration));
  return {
    frame,
    exercises,
    minutes: sum(exercises.map(({ duration }) => duration)),
    longest: { swim: longest("swim"), bike: longest("bike"), run: longest("run") },
    ladders: new Set(exercises.map(ladderOf)),
  };
}

export const brickOf = ({ exercises }: AimedWeek): AimedExercise | undefined =>
  exercises.find(({ brickId }) => brickId !== null);

export const hasBrick = (week: AimedWeek): boolean => brickOf(week) !== undefined;

/** True if everything in the week is easy. */
export const isAllEasy = ({ exercises }: AimedWeek): boolean =>
  exercises.every(({ intensity }) => isEasy(intensity));

/** The ladder whose set the exercise holds, if any. */
export const ladderOf = ({ templateId }: AimedExercise): LadderId | null =>
  rungWithId(templateId)?.ladder ?? null;

export const isRaceLadder = (ladder: LadderId | null): boolean =>
  ladder !== null && ladderNamed(ladder).effort === "RP";
