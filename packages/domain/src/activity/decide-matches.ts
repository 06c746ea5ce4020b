import { bestAssignment } from "./best-assignment.ts";
import { brickBonus } from "./brick-bonus.ts";
import { dayDifference, matchScore, type OpenActivity, type OpenExercise } from "./match-score.ts";
import { matchableActivities } from "./matchable-activities.ts";

/** An exercise and an activity that may be it. */
export interface MatchPair {
  exerciseId: number;
  activityId: number;
  /** 0 to 1. */
  score: number;
}

export interface MatchDecisions {
  /** Unambiguous, so no confirmation is needed; each exercise and each activity at most once. */
  links: MatchPair[];
  /** For the athlete to confirm, best first; each exercise and each activity at most once. */
  suggestions: MatchPair[];
}

const LINK_FROM = 0.7;
const SUGGEST_FROM = 0.45;
const CLEAR_LEAD = 0.1;
const FARTHEST_LINKED_DAY = 1;
const TWIN_DIFFERENCE = 0.1;
/** Tolerance for sums of decimals. */
const ROUNDING = 1e-9;

interface Candidate {
  exercise: OpenExercise;
  activity: OpenActivity;
  score: number;
}

/**
 * Matches activities with the exercises of their week, or placed near them. Does not depend on the
 * input order.
 */
export function decideMatches(
  exercises: readonly OpenExercise[],
  activities: readonly OpenActivity[],
): MatchDecisions {
  const candidates = candidatesOf(exercises.toSorted(inOrder), matchableActivities(activities));
  const assigned = preferEarlierTwins(assignedOf(candidates), candidates);
  const links = assigned.filter((pair) => isClear(pair, candidates, assigned));
  const unsure = assigned.filter((pair) => !links.includes(pair));
  return { links: links.map(pairOf), suggestions: unsure.toSorted(bestFirst).map(pairOf) };
}

const inOrder = (a: OpenExercise, b: OpenExercise) => a.orderIndex - b.orderIndex || a.id - b.id;

const bestFirst = (a: Candidate, b: Candidate) =>
  b.score - a.score || a.activity.startMs - b.activity.startMs || inOrder(a.exercise, b.exercise);

const pairOf = ({ exercise, activity, score }: Candidate): MatchPair => ({
  exerciseId: exercise.id,
  activityId: activity.id,
  score,
});

function candidatesOf(exercises: readonly OpenExercise[], activities: readonly OpenActivity[]) {
  const all = { exercises, activities };
  return activities.flatMap((activity) =>
    exercises.flatMap((exercise): Candidate[] => {
      const plain = matchScore(exercise, activity);
      if (plain === null) return [];
      const score = Math.min(1, plain + brickBonus(exercise, activity, all));
      return score >= SUGGEST_FROM ? [{ exercise, activity, score }] : [];
    }),
  );
}

/** The candidates with the greatest total score, each exercise and each activity at most once. */
function assignedOf(candidates: readonly Candidate[]): Candidate[] {
  const exercises = [...new Set(candidates.map(({ exercise }) => exercise))].toSorted(inOrder);
  const byActivity = [...Map.groupBy(candidates, ({ activity }) => activity).values()];
  const rows = byActivity.map((own) =>
    exercises.map((exercise) => own.find((pair) => pair.exercise === exercise)),
  );
  const columns = bestAssignment(rows.map((row) => row.map((pair) => pair?.score ?? 0)));
  return rows.flatMap((row, at) => row[columns[at] ?? row.length] ?? []);
}

/** True for exercises so similar that either could have been done. */
const areTwins = (a: OpenExercise, b: OpenExercise): boolean =>
  a !== b &&
  a.type === b.type &&
  a.scheduledDate === null &&
  b.scheduledDate === null &&
  Math.abs(a.duration - b.duration) <= TWIN_DIFFERENCE * Math.max(a.duration, b.duration);

/** Gives an activity to the earlier of two twins. */
function preferEarlierTwins(
  assigned: readonly Candidate[],
  candidates: readonly Candidate[],
): Candidate[] {
  const taken = new Set(assigned.map(({ exercise }) => exercise));
  return assigned.map((pair) => {
    const earlier = candidates.find(
      ({ exercise, activity }) =>
        activity === pair.activity &&
        !taken.has(exercise) &&
        areTwins(exercise, pair.exercise) &&
        inOrder(exercise, pair.exercise) < 0,
    );
    if (!earlier) return pair;
    taken.delete(pair.exercise);
    taken.add(earlier.exercise);
    return earlier;
  });
}

function isClear(
  pair: Candidate,
  candidates: readonly Candidate[],
  assigned: readonly Candidate[],
): boolean {
  if (pair.score < LINK_FROM - ROUNDING) return false;
  if ((dayDifference(pair.exercise, pair.activity) ?? 0) > FARTHEST_LINKED_DAY) return false;
  const wentToTwin = ({ activity }: Candidate) =>
    assigned.some(
      (other) => other.activity === activity && areTwins(other.exercise, pair.exercise),
    );
  const rivals = candidates.filter((other) =>
    other.activity === pair.activity
      ? other.exercise !== pair.exercise && !areTwins(other.exercise, pair.exercise)
      : other.exercise === pair.exercise && !wentToTwin(other),
  );
  return rivals.every(({ score }) => pair.score - score >= CLEAR_LEAD - ROUNDING);
}
