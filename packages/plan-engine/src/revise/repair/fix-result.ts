import { isSameFuel } from "../../sessions/index.ts";
import { fixMessage } from "./fix-message.ts";
import { contentOf, fixOf, type FixResult, type StoredExercise } from "./fix-types.ts";

/** What a fix changed in the stored exercises. */
export function fixResult(
  stored: readonly StoredExercise[],
  fixed: readonly StoredExercise[],
): FixResult {
  const before = new Map(stored.map((row) => [row.slotKey, row]));
  const pairs = fixed.map((row) => ({ row, old: before.get(row.slotKey) }));
  const dropped = pairs.filter(({ row, old }) => row.isDropped && !old?.isDropped);
  const shown = pairs.filter(({ row }) => !row.isDropped);
  const changed = shown.filter(
    ({ row, old }) => !old || !isSameContent(row, old) || !isSameFuel(row, old),
  );
  const moved = shown.filter(({ row, old }) => old && old.day !== row.day);
  const merged = changed.filter(({ row, old }) => isMerged(row) && !(old && isMerged(old)));
  const resized = changed.filter(({ row }) => !isMerged(row));
  const counts = {
    moved: moved.filter(({ row }) => row.day !== null).length,
    unscheduled: moved.filter(({ row }) => row.day === null).length,
    merged: merged.length,
    dropped: dropped.length - merged.length,
    shortened: resized.filter(({ row, old }) => old && row.duration < old.duration).length,
    returned: resized.filter(({ row, old }) => old && row.duration > old.duration).length,
    restored: changed.filter(({ old }) => old?.isDropped).length,
    added: changed.filter(({ old }) => !old).length,
  };
  return {
    changed: changed.map(({ row }) => contentOf(row)),
    dropped: dropped.map(({ row }) => contentOf(row)),
    moved: moved.map(({ row: { slotKey, day } }) => ({ slotKey, day })),
    message: fixMessage(counts),
  };
}

export const isSameContent = (a: StoredExercise, b: StoredExercise): boolean =>
  a.duration === b.duration &&
  a.brickId === b.brickId &&
  (a.isDropped ?? false) === (b.isDropped ?? false) &&
  (fixOf(a) === undefined) === (fixOf(b) === undefined);

const isMerged = (row: StoredExercise): boolean => fixOf(row)?.facts.limit === "merged";
