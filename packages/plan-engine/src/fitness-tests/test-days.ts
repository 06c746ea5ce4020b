import { besideAppointments, longDays, openDays, type PlanDay } from "../calendar/index.ts";

/** Days before the race without a test. */
export const MIN_DAYS_TO_RACE = 22;
/** Open days of a recovery week before its first test. */
const REST_DAYS = 3;
/** Open days at the start of a plan on which its first test may be. */
const FIRST_DAYS = 2;

type TestWeek = { isRecovery: boolean; days: readonly PlanDay[] };

/**
 * The days of a week that may hold a test: rested, without a long exercise, and three weeks before
 * the race, with what appointments leave of them. In a recovery week from the fourth open day on, else the first open days.
 */
export function testDays({ isRecovery, days }: TestWeek): PlanDay[] {
  const { ride, run } = longDays(besideAppointments(days));
  const open = openDays(days);
  const rested = isRecovery ? open.slice(REST_DAYS) : open.slice(0, FIRST_DAYS);
  const free = rested.filter(
    ({ day, daysToRace, appointment }) =>
      day !== ride?.day &&
      day !== run?.day &&
      daysToRace >= MIN_DAYS_TO_RACE &&
      // An appointment on the bike or on foot can be the week's long exercise.
      (!appointment || appointment.sport === "swim"),
  );
  return openDays(besideAppointments(free));
}

/** Number of tests, two days apart, that the days hold: at most two. */
export function testsThatFit(days: readonly PlanDay[]): 0 | 1 | 2 {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return 0;
  return last.day - first.day >= 2 ? 2 : 1;
}
