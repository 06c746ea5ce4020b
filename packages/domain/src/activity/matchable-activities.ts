import type { OpenActivity } from "./match-score.ts";
import { overlapsMostly } from "./overlap.ts";

const SHORTEST_SECONDS = 5 * 60;

const isTrained = ({ family }: OpenActivity) =>
  family === "swim" || family === "bike" || family === "run";

const isSameTraining = (a: OpenActivity, b: OpenActivity) =>
  a.family === b.family && overlapsMostly(a, b);

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
