import type { FactsByRule, Intensity, Reason, Weekday } from "@triplan/domain";
import { lowShare } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { withBrickFuel, withDistinctNotes } from "../../sessions/index.ts";
import { keptOf } from "../adjustments/cut-week.ts";
import { keepStrides } from "../adjustments/keep-strides.ts";
import { withLadderProgress } from "../adjustments/ladder-progress.ts";
import type { WeekScope } from "../adjustments/week-scope.ts";
import { writeEasyEnough } from "../adjustments/write-easy-enough.ts";
import { withChange } from "../drafts/changed-reasons.ts";
import { isUnchanged, type Draft } from "../drafts/draft.ts";
import type { RoomDay } from "./time-off-days.ts";

/** What a change does to an exercise: minutes, effort and day before and after. */
export interface ChangeFacts {
  minutes: readonly [before: number, after: number];
  effort: readonly [before: Intensity, after: Intensity];
  days: readonly [before: Weekday, after: Weekday];
}

interface WeekToWrite {
  /** The reason of an exercise that changes. */
  reasonOf: (facts: ChangeFacts, slotKey: string) => Reason;
  /** The exercises that may get strides in a taper; all of them if left out. */
  mayBeSharp?: (draft: Draft) => boolean;
  scope: WeekScope;
  days: readonly RoomDay[];
  moved: ReadonlyMap<string, Weekday>;
  /** Exercises that stay as they are. */
  fixed: readonly PlannedExercise[];
}

/** The week with its open exercises as the drafts say; those that change get a reason. */
export function writeWeek(drafts: readonly Draft[], at: WeekToWrite): PlannedExercise[] {
  const { scope, moved, fixed, mayBeSharp = () => true } = at;
  const kept = keptOf(drafts);
  const planned = new Map(drafts.map(({ base }) => [base.slotKey, base]));
  const isWritten = kept.some((draft) => !isUnchanged(draft));
  const goal = { isRecovery: false, plannedShare: lowShare(drafts.map(({ base }) => base)) };
  const rows = isWritten
    ? keepStrides(writeEasyEnough(kept, scope, goal), kept.filter(mayBeSharp), scope)
    : kept.map(({ base }) => base);
  const isChanged = ({ slotKey, steps }: PlannedExercise) => steps !== planned.get(slotKey)?.steps;
  const explained = rows.map((row) => {
    const base = planned.get(row.slotKey);
    const day = moved.get(row.slotKey);
    if (!base || (!isChanged(row) && day === undefined)) return row;
    const written = withReason(row, base, at);
    return isChanged(row) ? withLadderProgress(written, scope) : written;
  });
  const all = [...fixed, ...withBrickFuel(explained)];
  const inOrder = all.toSorted((a, b) => a.orderIndex - b.orderIndex);
  const stays = new Set(fixed.map(({ slotKey }) => slotKey));
  return [...withDistinctNotes(inOrder, (row) => !stays.has(row.slotKey) && isChanged(row))];
}

function withReason(
  row: PlannedExercise,
  base: PlannedExercise,
  { reasonOf, scope, days, moved }: WeekToWrite,
): PlannedExercise {
  const before = scope.dayOf(base);
  const after = moved.get(base.slotKey) ?? before;
  const facts: ChangeFacts = {
    minutes: [base.duration, row.duration],
    effort: [base.intensity, row.intensity],
    days: [before, after],
  };
  const change = reasonOf(facts, base.slotKey);
  const explained = withChange(row, base, change, scope.basis);
  if (before === after) return explained;
  const openDay = { day: after, minutes: days[after]?.minutes ?? 0 };
  return { ...explained, suggestedDay: after, reasons: onOpenDay(explained.reasons, openDay) };
}

/** The reasons of an exercise on a day that is neither kept for it nor that of an appointment. */
export const onOpenDay = (
  reasons: readonly Reason[],
  facts: FactsByRule["open-day"],
): readonly Reason[] =>
  reasons.map((reason) =>
    reason.rule === "open-day" || reason.rule === "endurance-day" || reason.rule === "appointment"
      ? { rule: "open-day", facts }
      : reason,
  );
