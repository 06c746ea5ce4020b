import { hasEffortAbove } from "../../intensity/index.ts";
import { GRID } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { OPENERS } from "../../sessions/index.ts";
import type { Draft } from "../drafts/draft.ts";
import { isTaper, type WeekScope } from "./week-scope.ts";
import { writeDraft } from "../drafts/write-draft.ts";

const isSharp = ({ steps }: PlannedExercise) => hasEffortAbove(steps, "Z3");

/** Minutes that an exercise gives up for its strides. */
const GIVEN_UP = [GRID, 2 * GRID];

/**
 * Keeps strides in a taper week that had them: the shortest such exercise in its new length, else
 * an opener, else such an exercise a little shorter still, else the engine's own if its step is safe.
 */
export function keepStrides(
  rows: readonly PlannedExercise[],
  drafts: readonly Draft[],
  scope: WeekScope,
): readonly PlannedExercise[] {
  if (!isTaper(scope.frame) || rows.some(isSharp)) return rows;
  const single = drafts
    .filter(({ base }) => base.brickId === null)
    .toSorted((a, b) => a.base.duration - b.base.duration);
  if (!single.some(({ base }) => isSharp(base))) return rows;
  // Half of a brick without the other is no exercise to keep: its text speaks of both.
  const sharp = single.filter(({ base, isAlone }) => isSharp(base) && !isAlone);
  const shorterBy = (less: number) =>
    sharp.map(({ base, minutes }): Draft => ({
      base,
      minutes: minutes - less,
      intensity: base.intensity,
    }));
  const openers = single.map(({ base, minutes }): Draft => ({
    base,
    minutes,
    intensity: "easy",
    templateIds: OPENERS,
  }));
  const tried = [...shorterBy(0), ...openers, ...GIVEN_UP.flatMap(shorterBy)];
  const written = tried.map((draft) => writeDraft(scope.writer, draft));
  const original = sharp.map(({ base }) => base).filter((base) => isSafe(base, scope));
  const strides = [...written, ...original].find(isSharp);
  return strides ? rows.map((row) => (row.slotKey === strides.slotKey ? strides : row)) : rows;
}

const isSafe = ({ type, duration }: PlannedExercise, { limits }: WeekScope) =>
  type === "swim" || duration <= limits[type];
