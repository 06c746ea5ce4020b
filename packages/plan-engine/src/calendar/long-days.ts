import {
  allows,
  daysFor,
  longEnduranceDays,
  longestDayMinutes,
  openDays,
} from "./plan-calendar.ts";
import type { PlanDay } from "./plan-day.ts";

/** An endurance day is chosen for the long run before a day with this many minutes more. */
const ENDURANCE_BONUS = 30;

/** The days of a week that hold its long ride and long run, and the others, longest first. */
interface LongDays {
  ride: PlanDay | null;
  run: PlanDay | null;
  others: readonly PlanDay[];
}

/** The long ride leaves the only day for runs to the long run for another day of this share of it. */
const OTHER_DAY_PART = 0.6;

/**
 * The long ride's day is the longest endurance day, or the longest day of all if the endurance days
 * are short; the long run's is the best of the others. A single day holds both. Days that do not allow the
 * sport are left out.
 */
export function longDays(days: readonly PlanDay[]): LongDays {
  const rides = rideDays(days);
  const endurance = longEnduranceDays(rides);
  const ride = longestBy(endurance.length > 0 ? endurance : rides, ({ minutes }) => minutes);
  const rest = openDays(days).filter((day) => day !== ride);
  const run = longestBy(
    daysFor(rest, ["run"]),
    ({ minutes, isEndurance }) => minutes + (isEndurance ? ENDURANCE_BONUS : 0),
  );
  const others = rest.filter((day) => day !== run).toSorted((a, b) => b.minutes - a.minutes);
  const shared = ride && allows(ride, ["run"]) ? ride : null;
  return { ride, run: run ?? shared, others };
}

/** Days for the long ride. */
function rideDays(days: readonly PlanDay[]): PlanDay[] {
  const all = daysFor(days, ["bike"]);
  const [onlyRunDay, another] = daysFor(days, ["run"]);
  const free = all.filter((day) => another !== undefined || day !== onlyRunDay);
  return longestDayMinutes(free) >= OTHER_DAY_PART * longestDayMinutes(all) ? free : all;
}

function longestBy(days: readonly PlanDay[], value: (day: PlanDay) => number): PlanDay | null {
  return days.reduce<PlanDay | null>(
    (best, day) => (best === null || value(day) > value(best) ? day : best),
    null,
  );
}
