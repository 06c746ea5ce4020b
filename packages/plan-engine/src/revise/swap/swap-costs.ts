import type { PoolUnit } from "@triplan/domain";
import { exerciseLoad } from "../../load/index.ts";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { isEasy } from "../../intensity/index.ts";
import { isTest } from "../../fitness-tests/index.ts";
import { heldSet } from "../held-rungs/ladder-memory.ts";
import type { SwapDraft, SwapKind } from "./swap-kinds.ts";
import { WAY_COSTS } from "./swap-ways.ts";
import { doseText, rungWithId } from "../../ladders/index.ts";

/** Loads that differ by less feel the same. */
const SAME_LOAD = 0.08;

type Rows = readonly PlannedExercise[];

const keysOf = (rows: Rows) => rows.filter(({ isKey }) => isKey).length;
const minutesOf = (rows: Rows) => sum(rows.map(({ duration }) => duration));
const loadOf = (rows: Rows) => sum(rows.map(exerciseLoad));

/** What a replacement costs, in sentences for the athlete; a brick has two exercises. */
export function swapCosts(
  { kind, setting }: SwapDraft,
  bases: Rows,
  exercises: Rows,
  pool: PoolUnit,
): string[] {
  const pairs = bases.flatMap((base, index) => {
    const exercise = exercises[index];
    return exercise && exercise !== base ? [[base, exercise] as const] : [];
  });
  return [
    ...(setting ? [setting.cost] : wayCost(kind)),
    ...minutesCost(bases, exercises),
    loadCost(bases, exercises),
    ...pairs.flatMap(([base, exercise]) => setCost(base, exercise, pool)),
    ...pairs.flatMap(([base, exercise]) => testCost(base, exercise)),
    ...(keysOf(exercises) < keysOf(bases) ? ["Your week has one key exercise less."] : []),
  ];
}

const wayCost = (kind: SwapKind): string[] => {
  const found = Object.entries(WAY_COSTS).find(([way]) => way === kind);
  return found ? [found[1]] : [];
};

function testCost(base: PlannedExercise, exercise: PlannedExercise): string[] {
  if (!isTest(base)) return [];
  return isTest(exercise)
    ? ["Shows the same threshold, a little less exactly."]
    : ["No new threshold: your targets stay as they are."];
}

function minutesCost(bases: Rows, exercises: Rows): string[] {
  const less = minutesOf(bases) - minutesOf(exercises);
  return less > 0 ? [`${less} min less.`] : [];
}

function loadCost(bases: Rows, exercises: Rows): string {
  const [before, after] = [loadOf(bases), loadOf(exercises)];
  return Math.abs(before - after) <= SAME_LOAD * before
    ? `About the same load, ${Math.round(after)}.`
    : `Load ${Math.round(after)} instead of ${Math.round(before)}.`;
}

/** The set comes back the next time, unless it follows from the length of the exercise. */
function setCost(base: PlannedExercise, exercise: PlannedExercise, pool: PoolUnit): string[] {
  const own = rungWithId(base.templateId);
  if (!own || rungWithId(exercise.templateId)?.ladder === own.ladder) return [];
  if (base.brickId !== null && isEasy(base.intensity)) return [];
  const set = doseText(own, pool);
  const isHeld = base.progress !== null && heldSet(base, pool) !== null;
  return [isHeld ? `${set} comes next time.` : `You skip ${set}.`];
}
