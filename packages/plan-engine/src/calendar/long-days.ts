import { longEnduranceDays, openDays, type PlanDay } from "./plan-calendar.ts";

/** An endurance day is chosen for the long run before a day with this many minutes more. */
const ENDURANCE_BONUS = 30;

/** The days of a week that hold its long ride and long run, and the others, longest first. */
interface LongDays {
  ride: PlanDay | null;
  run: PlanDay | null;
  others: readonly PlanDay[];
}

/**
 * The long ride's day is the longest endurance day, or the longest day of all if the endurance days
 * are short; the long run's is the best of the others. A single day holds both.
 */
export function longDays(days: readonly PlanDay[]): LongDays {
  const open = openDays(days);
  const endurance = longEnduranceDays(days);
  const ride = longestBy(endurance.length > 0 ? endurance : open, ({ minutes }) => minutes);
  const rest = open.filter((day) => day !== ride);
  const run = longestBy(
    rest,
    ({ minutes, isEndurance }) => minutes + (isEndurance ? ENDURANCE_BONUS : 0),
  );
  const others = rest.filter((day) => day !== run).toSorted((a, b) => b.minutes - a.minutes);
  return { ride, run: run ?? ride, others };
}

function longestBy(days: readonly PlanDay[], value: (day: PlanDay) => number): PlanDay | null {
  return days.reduce<PlanDay | null>(
    (best, day) => (best === null || value(day) > value(best) ? day : best),
    null,
  );
}
