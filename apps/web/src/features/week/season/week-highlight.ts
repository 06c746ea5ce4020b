import { formatHours } from "@triplan/domain";
import type { RouterOutputs } from "../../../shared/network/trpc.ts";

type Highlight = RouterOutputs["exercises"]["season"]["highlights"][number];

interface Done {
  isCompleted: boolean;
}

const TEXTS = {
  "first-brick": (minutes: number) => `Your first brick is done: ${formatHours(minutes)} in all.`,
  "longest-run": (minutes: number) => `Your longest run so far: ${formatHours(minutes)}.`,
} as const;

/** One sentence about what stands out in a week; null if nothing does. */
export function weekHighlight(
  week: number,
  exercises: readonly Done[],
  highlights: readonly Highlight[],
): string | null {
  const count = exercises.length;
  if (count > 0 && exercises.every(({ isCompleted }) => isCompleted)) {
    return count === 1 ? `Week ${week} is done.` : `Week ${week} is done: all ${count} exercises.`;
  }
  const last = highlights.findLast((highlight) => highlight.week === week);
  return last ? TEXTS[last.kind](last.minutes) : null;
}
