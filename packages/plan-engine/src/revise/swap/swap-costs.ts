import { exerciseLoad } from "../../season/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { heldSet } from "../held-rungs/ladder-memory.ts";
import { doseText, rungWithId } from "../../ladders/index.ts";

/** Loads that differ by less feel the same. */
const SAME_LOAD = 0.08;

/** What a replacement costs, in sentences for the athlete. */
export function swapCosts(base: PlannedExercise, exercise: PlannedExercise): string[] {
  return [
    ...minutesCost(base, exercise),
    loadCost(base, exercise),
    ...setCost(base, exercise),
    ...(base.isKey && !exercise.isKey ? ["Your week has one key exercise less."] : []),
  ];
}

function minutesCost(base: PlannedExercise, exercise: PlannedExercise): string[] {
  const less = base.duration - exercise.duration;
  return less > 0 ? [`${less} min less.`] : [];
}

function loadCost(base: PlannedExercise, exercise: PlannedExercise): string {
  const [before, after] = [exerciseLoad(base), exerciseLoad(exercise)];
  return Math.abs(before - after) <= SAME_LOAD * before
    ? "About the same load."
    : `Load ${Math.round(after)} instead of ${Math.round(before)}.`;
}

/** The set comes back the next time, unless it follows from the length of the exercise. */
function setCost(base: PlannedExercise, exercise: PlannedExercise): string[] {
  const own = rungWithId(base.templateId);
  if (!own || rungWithId(exercise.templateId)?.ladder === own.ladder) return [];
  const set = doseText(own);
  const isHeld = base.progress !== null && heldSet(base) !== null;
  return [isHeld ? `${set} comes the next time instead.` : `You skip ${set}.`];
}
