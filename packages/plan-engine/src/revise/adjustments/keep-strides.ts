import { hasEffortAbove } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { OPENERS } from "../../sessions/index.ts";
import type { Draft } from "../drafts/draft.ts";
import { isTaper, type WeekScope } from "./week-scope.ts";
import { writeDraft } from "../drafts/write-draft.ts";

const isSharp = ({ steps }: PlannedExercise) => hasEffortAbove(steps, "Z3");

/**
 * Keeps strides in a taper week that had them: the shortest such exercise in its new length, else
 * an opener, else the engine's own exercise if its step is safe.
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
  const shorter = sharp.map(({ base, minutes }) => ({
    base,
    minutes,
    intensity: base.intensity,
  }));
  const openers = single.map(({ base, minutes }): Draft => ({
    base,
    minutes,
    intensity: "easy",
    templateIds: OPENERS,
  }));
  const written = [...shorter, ...openers].map((draft) => writeDraft(scope.writer, draft));
  const original = sharp.map(({ base }) => base).filter((base) => isSafe(base, scope));
  const strides = [...written, ...original].find(isSharp);
  return strides ? rows.map((row) => (row.slotKey === strides.slotKey ? strides : row)) : rows;
}

const isSafe = ({ type, duration }: PlannedExercise, { limits }: WeekScope) =>
  type === "swim" || duration <= limits[type];
