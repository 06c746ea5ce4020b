import { firstProgress, layOutWeek } from "./lay-out-week.ts";
import type { SeasonBasis } from "./season-basis.ts";

/** Minutes of the longest run in week 1, or in weeks 1 and 2 if week 1 is partial. */
export function firstLongRun(basis: SeasonBasis): number {
  const isPartial = basis.frames[0]?.isPartial === true;
  let progress = firstProgress(basis);
  let longest = 0;
  for (const frame of basis.frames.slice(0, isPartial ? 2 : 1)) {
    const { week, after } = layOutWeek(basis, frame, progress);
    const runs = week.slots.filter((slot) => slot.discipline === "run");
    longest = Math.max(longest, ...runs.map((slot) => slot.minutes));
    progress = after;
  }
  return longest;
}
