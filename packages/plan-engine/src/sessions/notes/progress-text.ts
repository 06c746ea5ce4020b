import type { ExerciseProgress } from "@triplan/domain";

/**
 * Progress of an exercise's set: "4 × 8 min, up from 3 × 10 min 2 weeks ago; the next step
 * is 2 × 15 min." `isLess`: today's set is smaller than the last.
 */
export function progressText(progress: ExerciseProgress, week: number, isLess = false): string {
  const { today, next } = progress;
  const ahead = next === null ? "" : `; the next step is ${next}`;
  return `${today}${since(progress, week, isLess)}${ahead}.`;
}

function since({ last, today }: ExerciseProgress, week: number, isLess: boolean): string {
  if (!last) return " to begin with";
  const when = weeksAgo(week - last.week);
  if (last.set === today) return `, as ${when}`;
  return `, ${isLess ? "after" : "up from"} ${last.set} ${when}`;
}

/** "last week", "2 weeks ago". */
const weeksAgo = (weeks: number): string => (weeks === 1 ? "last week" : `${weeks} weeks ago`);
