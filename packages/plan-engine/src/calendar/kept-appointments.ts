import { DISCIPLINES, type Appointment, type Discipline, type Weekday } from "@triplan/domain";
import { GRID, sum } from "../model/numbers.ts";
import { allows, openDays } from "./plan-calendar.ts";
import type { PlanDay } from "./plan-day.ts";

/** Minutes of the shortest exercise of a sport, and of one on what an appointment leaves of its day. */
const SHORT_EXERCISE = 30;
const LIGHT_EXERCISE = 25;

/** An appointment on its day. */
export interface DayAppointment extends Appointment {
  day: Weekday;
}

/**
 * The appointments that a week has time for, the longest first: beside a short exercise of each other
 * sport, give or take a step of the grid. In smaller weeks the shortest one of the sport with the most is left out.
 */
export function keptAppointments({
  frame,
  targetMinutes,
}: {
  frame: { days: readonly PlanDay[] };
  targetMinutes: number;
}): DayAppointment[] {
  let kept = frame.days
    .flatMap(({ day, appointment }) => (appointment ? [{ ...appointment, day }] : []))
    .toSorted((a, b) => b.minutes - a.minutes);
  while (
    kept.length > 0 &&
    (leastMinutes(kept) > targetMinutes + GRID || !leavesPlaces(frame.days, kept))
  ) {
    const current = kept;
    const countOf = (sport: Discipline) => current.filter((each) => each.sport === sport).length;
    const most = Math.max(...current.map(({ sport }) => countOf(sport)));
    const left = current.findLast(({ sport }) => countOf(sport) === most);
    kept = current.filter((each) => each !== left);
  }
  return kept;
}

/** True if each sport without an appointment finds a place beside them: two exercises fit on a day. */
function leavesPlaces(days: readonly PlanDay[], appointments: readonly DayAppointment[]): boolean {
  const others = DISCIPLINES.filter((each) => appointments.every(({ sport }) => sport !== each));
  const least = LIGHT_EXERCISE;
  const places = openDays(days).map((day) => {
    const taken = appointments.find((each) => each.day === day.day);
    const left = taken ? day.minutes - taken.minutes : day.minutes;
    const count = taken || day.minutes < 2 * SHORT_EXERCISE ? 1 : 2;
    return {
      count: left < least ? 0 : count,
      sports: others.filter((each) => allows(day, [each])),
    };
  });
  const subsets: readonly (readonly Discipline[])[] = [others, ...others.map((sport) => [sport])];
  return subsets.every((subset) => {
    const possible = places.map(({ count, sports }) =>
      Math.min(count, subset.filter((each) => sports.includes(each)).length),
    );
    return sum(possible) >= subset.length;
  });
}

function leastMinutes(appointments: readonly DayAppointment[]): number {
  const others = DISCIPLINES.filter((each) => appointments.every(({ sport }) => sport !== each));
  return SHORT_EXERCISE * (appointments.length + others.length);
}
