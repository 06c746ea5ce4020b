import type { Zone } from "@triplan/domain";
import { lowShare } from "../../intensity/index.ts";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { toEasy, type Draft } from "../drafts/draft.ts";
import { MIN_LOW_SHARE } from "./harder-drafts.ts";
import { isTaper, minutesOf, type WeekScope } from "./week-scope.ts";
import { writeDraft } from "../drafts/write-draft.ts";

const MIN_RECOVERY_SHARE = 0.85;
/** Shorter weeks are exempt: a single set of strides is a large share of them. */
const JUDGED_MINUTES = 180;
/** Share of the repetitions that a session keeps before it becomes easy. */
const REDUCED_REPS_SHARE = 0.4;

export interface EasyGoal {
  isRecovery: boolean;
  /** Share of easy time of the planned week, 0 to 1; more is not asked for. */
  plannedShare: number;
}

/**
 * Writes the drafts of a week. If too little easy time remains, the exercise with the most hard
 * time gets fewer repetitions, then becomes easy. Taper weeks keep their strides.
 */
export function writeEasyEnough(
  drafts: readonly Draft[],
  scope: WeekScope,
  { isRecovery, plannedShare }: EasyGoal,
): PlannedExercise[] {
  const write = (draft: Draft) => writeDraft(scope.writer, draft);
  const wanted = isRecovery ? MIN_RECOVERY_SHARE : MIN_LOW_SHARE;
  const least = Math.min(wanted, plannedShare);
  let current = [...drafts];
  let rows = current.map(write);
  const isJudged = isRecovery || minutesOf(rows) >= JUDGED_MINUTES;
  const turns = isJudged ? 2 * drafts.length : 0;
  for (let turn = 0; turn < turns; turn += 1) {
    if (lowShare(rows) >= least) break;
    const hardest = hardestOf(rows, isTaper(scope.frame));
    const row = rows[hardest];
    if (row === undefined) break;
    current = current.map((draft, index) =>
      index === hardest || (row.brickId !== null && draft.base.brickId === row.brickId)
        ? calmer(draft)
        : draft,
    );
    rows = current.map(write);
  }
  return rows;
}

const calmer = (draft: Draft): Draft =>
  draft.reps === undefined && draft.base.brickId === null
    ? { ...draft, reps: REDUCED_REPS_SHARE }
    : toEasy(draft);

/** Index of the exercise with the most time above zone 2; a taper keeps its last such exercise. */
function hardestOf(rows: readonly PlannedExercise[], isTaperWeek: boolean): number {
  const times = rows.map((row) => secondsAbove(row, "Z2"));
  const isLast = isTaperWeek && times.filter((time) => time > 0).length <= 1;
  const most = Math.max(0, ...times);
  return isLast || most === 0 ? -1 : times.indexOf(most);
}

const secondsAbove = ({ steps }: PlannedExercise, zone: Zone): number =>
  sum(
    steps.flatMap((step) =>
      step.intervals.map((each) => (each.zone > zone ? step.repeat * each.seconds : 0)),
    ),
  );
