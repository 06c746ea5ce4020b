import type { ExerciseRow, NewExercise } from "@triplan/db";
import { minutesByIntensity, type IntensityLevel } from "@triplan/domain";
import { isContentChange, isRowChange } from "../rows/changed-rows.ts";
import { isOpen, type StoredRow } from "../rows/stored-exercise.ts";

type Content = Pick<ExerciseRow, "type" | "name" | "duration" | "intensity" | "steps">;
type IntensityMinutes = Record<IntensityLevel, number>;

interface ExerciseChange {
  slotKey: string;
  week: number;
  before: Content;
  after: Content;
}

type NamedExercise = Pick<ExerciseRow, "slotKey" | "week" | "type" | "name" | "duration">;

/** The effect of an adjustment, for the athlete. */
export interface AdjustedPlan {
  /** Number of rewritten exercises. */
  updated: number;
  /** The weeks that the adjustment covers. */
  weeks: number[];
  /** Planned minutes per covered week. */
  weeklyMinutesBefore: number[];
  weeklyMinutesAfter: number[];
  /** Active minutes by intensity per covered week. */
  intensityBefore: IntensityMinutes[];
  intensityAfter: IntensityMinutes[];
  /** Number of visibly changed exercises, and the first few of them. */
  changed: number;
  examples: ExerciseChange[];
  /** Exercises that are left out, or back, by name. */
  dropped: NamedExercise[];
  returned: NamedExercise[];
  /** Numbers of exercises that only the new edition has, and only the earlier one. */
  added: number;
  removed: number;
  /**
   * The first week that a change rewrites as a whole, since an earlier version of the engine made
   * the plan; else null.
   */
  newEditionFrom: number | null;
  /** First week in which no adjustment acts any more; null without one. */
  backInWeek: number | null;
  /** Why more volume is only partly possible; null when it fits. */
  limit: string | null;
  /** The sets that come before the next step, since two were missed, as a sentence; null if none do. */
  held: string | null;
  /** Why no exercise changes, as a sentence; null if one does. */
  unchanged: string | null;
  message: string;
}

const EXAMPLES = 5;

interface OutcomeFacts extends Pick<AdjustedPlan, "newEditionFrom" | "limit" | "backInWeek"> {
  /** What the athlete should know about the adjustment itself. */
  note: string | null;
  /** Why an adjustment without effect has none, in a sentence. */
  cause: string;
}

/** Compares the stored exercises of the covered weeks with their replacements. */
export function adjustedPlan(
  stored: readonly StoredRow[],
  rows: readonly NewExercise[],
  { note, cause, ...facts }: OutcomeFacts,
): AdjustedPlan {
  const replaced = new Map(rows.map((row) => [row.slotKey, row]));
  const weeks = [...new Set(stored.map(({ week }) => week))];
  const ofWeeks = weeks.map((week) => stored.filter((row) => row.week === week));
  const slots = new Set(stored.map(({ slotKey }) => slotKey));
  const added = rows.filter(({ slotKey, isDropped }) => !slots.has(slotKey) && !isDropped);
  const isRewritten = facts.newEditionFrom !== null && rows.length > 0;
  const removed = isRewritten
    ? stored.filter((row) => isOpen(row) && !row.isDropped && !replaced.has(row.slotKey))
    : [];
  const before = ofWeeks.map((week) => week.filter((row) => !row.isDropped));
  const after = ofWeeks.map((rowsBefore, index) =>
    [
      ...rowsBefore
        .filter((row) => !removed.includes(row))
        .map((row) => replaced.get(row.slotKey) ?? row),
      ...added.filter(({ week }) => week === weeks[index]),
    ].filter((row) => !row.isDropped),
  );
  const pairs = stored.flatMap((row) => {
    const next = replaced.get(row.slotKey);
    return next ? [{ row, next }] : [];
  });
  const dropped = pairs.filter(({ row, next }) => next.isDropped && !row.isDropped);
  const returned = pairs.filter(({ row, next }) => row.isDropped && !next.isDropped);
  const changes = pairs.filter(
    ({ row, next }) => !next.isDropped && !row.isDropped && isContentChange(row, next),
  );
  const reordered = pairs.filter(({ row, next }) => !isRowChange(row, next));
  const updated = rows.length - reordered.length;
  const held = heldSentence(pairs.map(({ next }) => next));
  const moved = [dropped, returned, added, removed];
  const changed = moved.reduce((sum, each) => sum + each.length, changes.length);
  return {
    updated,
    weeks,
    weeklyMinutesBefore: before.map(totalMinutes),
    weeklyMinutesAfter: after.map(totalMinutes),
    intensityBefore: before.map(minutesByIntensity),
    intensityAfter: after.map(minutesByIntensity),
    changed,
    examples: changes.slice(0, EXAMPLES).map(({ row, next }) => changeOf(row, next)),
    dropped: dropped.map(({ row }) => namedOf(row)),
    returned: returned.map(({ next }) => namedOf(next)),
    added: added.length,
    removed: removed.length,
    ...facts,
    held,
    unchanged: changed === 0 ? cause : null,
    message: messageOf(updated, { notes: [note, held], cause }),
  };
}

const namedOf = ({ slotKey, week, type, name, duration }: NamedExercise): NamedExercise => ({
  slotKey,
  week,
  type,
  name,
  duration,
});

const totalMinutes = (exercises: readonly { duration: number }[]) =>
  exercises.reduce((sum, { duration }) => sum + duration, 0);

const changeOf = (before: ExerciseRow, after: NewExercise): ExerciseChange => ({
  slotKey: before.slotKey,
  week: before.week,
  before: contentOf(before),
  after: contentOf(after),
});

const contentOf = ({ type, name, duration, intensity, steps }: Content): Content => ({
  type,
  name,
  duration,
  intensity,
  steps,
});

interface MessageFacts extends Pick<OutcomeFacts, "cause"> {
  notes: readonly (string | null)[];
}

function messageOf(updated: number, { notes, cause }: MessageFacts): string {
  const count = `${updated} ${updated === 1 ? "exercise" : "exercises"} changed.`;
  const message = updated === 0 ? cause : count;
  return [message, ...notes.filter((note) => note !== null)].join(" ");
}

/** Says which sets of the changed rows come before the next step, since two were missed. */
function heldSentence(rows: readonly NewExercise[]): string | null {
  const sets = rows.flatMap(({ reasons }) =>
    reasons.flatMap(({ rule, facts }) =>
      rule === "held" && facts.why === "missed" ? [facts.set] : [],
    ),
  );
  if (sets.length === 0) return null;
  const named = [...new Set(sets)];
  const comes = named.length === 1 ? "comes" : "come";
  return `${named.join(" and ")} ${comes} first, since the last two were missed.`;
}
