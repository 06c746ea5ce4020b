import type { PerDiscipline } from "@triplan/domain";
import { openDays, RACE_EVE_MINUTES, type PlanDay, type WeekFrame } from "../calendar/index.ts";
import { clamp } from "../model/numbers.ts";
import { ALL_DISCIPLINES_MINUTES, MIN_LIGHT_MINUTES, MIN_MINUTES } from "./volume-tables.ts";

const MAX_SESSIONS = 12;
const MAX_DAYS = 6;
/** Minimum mean length of a week's sessions, in minutes. */
const MEAN_LENGTH = { loading: 28, light: 22 };
/** Light weeks keep most of their sessions and shorten them. */
const LIGHT_PART = { taper: 0.85, race: 0.7, leastTaper: 0.8, leastRace: 0.65 };

/**
 * Number of sessions of a week. Follows the load volume, not the reduced one of a light week, and
 * the room on open days.
 */
export function sessionCount(
  frame: WeekFrame,
  targetMinutes: number,
  loadingMinutes: number,
): number {
  const places = sessionPlaces(frame);
  const wanted = lightened(Math.round(0.72 * loadingMinutes ** 0.4), frame);
  const days = openDays(frame.days).length;
  let count = clamp(wanted, 3, Math.min(MAX_SESSIONS, 2 * Math.min(days, MAX_DAYS)));
  count = Math.min(count, places);
  const mean = frame.isLoading ? MEAN_LENGTH.loading : MEAN_LENGTH.light;
  const least = days >= 2 && targetMinutes >= ALL_DISCIPLINES_MINUTES ? 3 : 1;
  while (count > least && targetMinutes / count < mean) count -= 1;
  return targetMinutes > 0 ? count : 0;
}

function lightened(count: number, frame: WeekFrame): number {
  if (frame.isLoading) return count;
  if (frame.phase === "race") {
    return Math.max(Math.round(count * LIGHT_PART.race), Math.ceil(count * LIGHT_PART.leastRace));
  }
  return Math.max(Math.round(count * LIGHT_PART.taper), Math.ceil(count * LIGHT_PART.leastTaper));
}

/** Sessions that fit on the open days: two on each long enough day. */
function sessionPlaces(frame: WeekFrame): number {
  const least = frame.isLoading ? MIN_MINUTES : MIN_LIGHT_MINUTES;
  const places = (day: PlanDay) => {
    if (day.daysToRace === 1) return Math.min(1, Math.floor(RACE_EVE_MINUTES / least.bike));
    return day.minutes >= least.swim + least.run ? 2 : 1;
  };
  return openDays(frame.days).reduce((total, day) => total + places(day), 0);
}

const COUNTS: Readonly<Record<number, PerDiscipline<number>>> = {
  3: { swim: 1, bike: 1, run: 1 },
  4: { swim: 1, bike: 2, run: 1 },
  5: { swim: 1, bike: 2, run: 2 },
  6: { swim: 2, bike: 2, run: 2 },
  7: { swim: 2, bike: 3, run: 2 },
  8: { swim: 2, bike: 3, run: 3 },
  9: { swim: 3, bike: 3, run: 3 },
  10: { swim: 3, bike: 4, run: 3 },
  11: { swim: 3, bike: 4, run: 4 },
  12: { swim: 4, bike: 4, run: 4 },
};

// Rotation for weeks with fewer sessions than disciplines.
const ONE_OR_TWO: readonly (readonly PerDiscipline<number>[])[] = [
  [
    { swim: 0, bike: 0, run: 1 },
    { swim: 0, bike: 1, run: 0 },
    { swim: 1, bike: 0, run: 0 },
  ],
  [
    { swim: 0, bike: 1, run: 1 },
    { swim: 1, bike: 0, run: 1 },
    { swim: 1, bike: 1, run: 0 },
  ],
];

/** Sessions of each discipline. A few sessions rotate; the days before a race use run and bike. */
export function sessionsByDiscipline(count: number, frame: WeekFrame): PerDiscipline<number> {
  const turn = ONE_OR_TWO[count - 1]?.[frame.phase === "race" ? 0 : frame.week % 3];
  return turn ?? COUNTS[Math.min(count, MAX_SESSIONS)] ?? { swim: 0, bike: 0, run: 0 };
}
