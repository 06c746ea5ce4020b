import { addDays, sundayOf } from "../calendar/iso-date.ts";
import { decideMatches, type MatchPair } from "./decide-matches.ts";
import { FARTHEST_DAY, type OpenActivity, type OpenExercise } from "./match-score.ts";

/**
 * The exercise that each activity most likely belongs to, week by week; certain or for the athlete to confirm. Each
 * activity occurs at most once, and each exercise at most once in a week.
 */
export function likelyMatches(
  exercises: readonly OpenExercise[],
  activities: readonly OpenActivity[],
): MatchPair[] {
  const byWeek = Map.groupBy(activities, ({ localDate }) => sundayOf(localDate));
  return [...byWeek].flatMap(([sunday, ofWeek]) => {
    const [from, to] = [addDays(sunday, -FARTHEST_DAY), addDays(sunday, LAST + FARTHEST_DAY)];
    const near = exercises.filter(
      ({ weekStart, scheduledDate: day }) =>
        weekStart === sunday || (day !== null && day >= from && day <= to),
    );
    const { links, suggestions } = decideMatches(near, ofWeek);
    return [...links, ...suggestions];
  });
}

/** Saturday, as days after the Sunday of its week. */
const LAST = 6;
