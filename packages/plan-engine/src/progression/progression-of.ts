import {
  formatHours,
  poolUnitOf,
  type FactsByRule,
  type PoolUnit,
  type ReasonRule,
} from "@triplan/domain";
import { periodise, type WeekFrame } from "../calendar/index.ts";
import { doseText, ladderNamed, rungOf, rungWithId, type LadderStep } from "../ladders/index.ts";
import type { PlannedExercise, PlanRequest } from "../model/plan-types.ts";
import { writtenDose } from "../sessions/index.ts";
import { isLong } from "../week/index.ts";

/** Why a set is smaller than the one before it. */
export type LessBecause = "taper" | "race" | "recovery" | "changed";

/** One of the times that the plan comes back to a kind of exercise. */
export interface ProgressionMember {
  slotKey: string;
  week: number;
  /** "3 × 6 min"; the length of a long exercise without a set, "1:20". */
  set: string;
  /** Minutes or metres of the set, to compare it with the others. */
  work: number;
  /** Null unless it is less than the one before. */
  less: LessBecause | null;
  /** Why the set comes before the next step, or only now; null if it does not. */
  held: FactsByRule["held"]["why"] | null;
}

type Row = Pick<
  PlannedExercise,
  "slotKey" | "week" | "type" | "templateId" | "duration" | "steps" | "reasons"
>;

/**
 * The exercises on the ladder of this one, or the long ones of its sport, in the order of the plan.
 * Empty for exercises that come without a progression.
 */
export function progressionOf(
  request: PlanRequest,
  exercise: Row,
  rows: readonly Row[],
): ProgressionMember[] {
  const kind = kindOf(exercise);
  if (kind === null) return [];
  const frames = periodise(request);
  const related = rows.filter((row) => kindOf(row) === kind).toSorted((a, b) => a.week - b.week);
  const unit = poolUnitOf(request.poolLength);
  let before = 0;
  return related.map((row) => {
    const member = { slotKey: row.slotKey, week: row.week, ...doseOf(row, unit) };
    const less = member.work < before ? lessBecause(row, frames[row.week - 1]) : null;
    before = member.work;
    return { ...member, less, held: heldBecause(row) };
  });
}

/** What an exercise progresses in: its ladder, or the length of its sport's long one. */
function kindOf(row: Row): string | null {
  const step = setOf(row);
  if (step) return step.ladder;
  return isLong(row) ? `long ${row.type}` : null;
}

/** The rung of an exercise that is known by its set, unlike long rides and runs. */
function setOf({ templateId, type }: Row): LadderStep | null {
  const step = rungWithId(templateId);
  const isByLength = step !== null && type !== "swim" && ladderNamed(step.ladder).isLong === true;
  return isByLength ? null : step;
}

function doseOf(row: Row, unit: PoolUnit): Pick<ProgressionMember, "set" | "work"> {
  const step = setOf(row);
  if (!step) return { set: formatHours(row.duration), work: row.duration };
  const { easyAfter, pattern } = ladderNamed(step.ladder);
  const [all, work] = rungOf(step);
  const long = step.ladder === "swim-long" ? writtenDose(row, unit) : null;
  if (long) return { set: long.text, work: long.done ?? work };
  if (easyAfter) return { set: doseText(step, unit), work: work + (easyAfter[step.rung - 1] ?? 0) };
  const reps = pattern ? all : writtenReps(row, step);
  const minutes = pattern?.reduce((total, [each]) => total + each, 0) ?? 1;
  return { set: doseText(step, unit, reps), work: reps * work * minutes };
}

/** A taper and adjustments may leave repetitions of the rung out. */
function writtenReps({ steps }: Row, step: LadderStep): number {
  const [all] = rungOf(step);
  const mains = steps.filter(({ kind }) => kind === "main");
  const [main] = mains;
  return main && mains.length === 1 && main.repeat < all ? main.repeat : all;
}

const heldBecause = ({ reasons }: Row): ProgressionMember["held"] =>
  reasons.find((reason) => reason.rule === "held")?.facts.why ?? null;

const CHANGES: ReadonlySet<ReasonRule> = new Set<ReasonRule>(["adjusted", "fixed", "swapped"]);

function lessBecause({ reasons }: Row, frame: WeekFrame | undefined): LessBecause | null {
  if (frame?.phase === "race" || frame?.phase === "taper") return frame.phase;
  if (frame?.isRecovery) return "recovery";
  return reasons.some(({ rule }) => CHANGES.has(rule)) ? "changed" : null;
}
