import type { OpenActivity } from "./match-score.ts";

const SHORTEST_SECONDS = 5 * 60;
/** Two activities that overlap by this share of the shorter one are the same training. */
const SAME_OVERLAP = 0.8;

const isTrained = ({ family }: OpenActivity) =>
  family === "swim" || family === "bike" || family === "run";

const end = (activity: OpenActivity) => activity.startMs + activity.durationSeconds * 1000;

function isSameTraining(a: OpenActivity, b: OpenActivity): boolean {
  if (a.family !== b.family) return false;
  const together = Math.min(end(a), end(b)) - Math.max(a.startMs, b.startMs);
  const shorter = Math.min(a.durationSeconds, b.durationSeconds) * 1000;
  return together >= SAME_OVERLAP * shorter;
}

const longestFirst = (a: OpenActivity, b: OpenActivity) =>
  b.durationSeconds - a.durationSeconds || a.startMs - b.startMs || a.id - b.id;

const earliestFirst = (a: OpenActivity, b: OpenActivity) => a.startMs - b.startMs || a.id - b.id;

/**
 * Activities to match, by start: swims, rides and runs of at least five minutes; of overlapping
 * recordings of one training only the longest.
 */
export function matchableActivities(activities: readonly OpenActivity[]): OpenActivity[] {
  const kept: OpenActivity[] = [];
  for (const activity of activities.toSorted(longestFirst)) {
    if (!isTrained(activity) || activity.durationSeconds < SHORTEST_SECONDS) continue;
    if (!kept.some((longer) => isSameTraining(longer, activity))) kept.push(activity);
  }
  return kept.toSorted(earliestFirst);
}
