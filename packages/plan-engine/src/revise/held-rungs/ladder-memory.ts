import type { PoolUnit } from "@triplan/domain";
import {
  climbed,
  ladderNamed,
  wantedRung,
  type Climb,
  type LadderStep,
} from "../../ladders/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { writtenDose } from "../../sessions/index.ts";
import { isLongSwim } from "../../week/index.ts";
import type { WeekScope } from "../adjustments/week-scope.ts";

/** What became of the sets of a ladder so far. */
export interface LadderMemory {
  /** The last set in a load week; undefined before the first. */
  climb: Climb | undefined;
  /** How many sets in a row were not done by the end of their week. */
  missed: number;
  /** The rung that was swapped for something else. */
  waiting: number | null;
  /** True once the ladder is behind the generated plan. */
  isBehind: boolean;
}

export const NO_MEMORY: LadderMemory = {
  climb: undefined,
  missed: 0,
  waiting: null,
  isBehind: false,
};

/** So many missed sets in a row take the ladder one rung back. */
const MIN_MISSED = 2;

type Row = Pick<PlannedExercise, "templateId" | "duration" | "steps">;

/**
 * The rung of an exercise that can be held; null for a long swim or a run off the bike whose minutes are
 * not its rung's.
 */
export function heldSet(row: Row, pool: PoolUnit): LadderStep | null {
  const dose = writtenDose(row, pool);
  if (!dose) return null;
  const isByMinutes = dose.step.ladder === "brick-run" || isLongSwim(row);
  return isByMinutes && dose.done !== undefined ? null : dose.step;
}

/** The next rung of the ladder, and why it differs from the generated one. */
export interface Wanted {
  rung: number;
  why: "missed" | "swapped" | null;
}

/** Null if the generated rung is the one to do. */
export function wantedNow(
  memory: LadderMemory,
  { ladder }: LadderStep,
  { writer, frame }: WeekScope,
): Wanted | null {
  const { climb, missed, waiting, isBehind } = memory;
  if (climb && missed >= MIN_MISSED) {
    const first = ladderNamed(ladder).start[writer.level];
    return { rung: climb.rung > first ? climb.rung - 1 : climb.rung, why: "missed" };
  }
  if (waiting !== null) return { rung: waiting, why: "swapped" };
  if (!isBehind) return null;
  const facts = { ...writer, loadingNumber: frame.loadingNumber };
  const climbs = new Map(climb ? [[ladder, climb]] : []);
  return { rung: wantedRung(ladder, climbs, facts), why: null };
}

/** The memory after a set of the ladder. */
export function afterSet(
  { climb, missed, isBehind }: LadderMemory,
  { rung }: LadderStep,
  { frame: { week, loadingNumber } }: WeekScope,
  set: { isMissed: boolean; isHeld: boolean },
): LadderMemory {
  return {
    climb: climbed(climb, { rung, week, loadingNumber }),
    missed: set.isMissed ? missed + 1 : 0,
    waiting: null,
    isBehind: isBehind || set.isHeld,
  };
}
