import { DISCIPLINES, WEEKDAYS, type Discipline, type PerDiscipline } from "@triplan/domain";
import {
  allows,
  longDays,
  longestDayMinutes,
  openDays,
  RACE_EVE_MINUTES,
  type PlanDay,
  type WeekFrame,
} from "../calendar/index.ts";
import { clamp, sum } from "../model/numbers.ts";
import {
  ALL_DISCIPLINES_MINUTES,
  MIN_LIGHT_MINUTES,
  MIN_MINUTES,
  SHORT_DAY,
} from "./volume-tables.ts";

const MAX_SESSIONS = 12;
const MAX_RECOVERY_SESSIONS = 7;
const MAX_DAYS = 6;
/** Minimum mean length of a week's sessions, in minutes. */
const MEAN_LENGTH = { loading: 30, recovery: 30, light: 27 };
/** Light weeks keep most of their sessions and shorten them. */
const LIGHT_PART = { taper: 0.8, race: 0.66 };

/**
 * Number of sessions of a week. Follows the load volume, not the reduced one of a light week, and
 * the room on open days.
 */
export function sessionCount(
  frame: WeekFrame,
  targetMinutes: number,
  loadingMinutes: number,
): number {
  const places = sessionPlaces(frame) - placesOnRestDay(frame);
  const longest = longestDayMinutes(frame.days);
  if (longest > 0 && longest <= SHORT_DAY) return shortDayCount(frame, targetMinutes / longest);
  const wanted = lightened(Math.round(0.72 * loadingMinutes ** 0.4), frame);
  const days = openDays(frame.days).length;
  let count = clamp(
    wanted,
    3,
    Math.min(frame.isRecovery ? MAX_RECOVERY_SESSIONS : MAX_SESSIONS, 2 * Math.min(days, MAX_DAYS)),
  );
  count = Math.min(count, places);
  const { loading, recovery, light } = MEAN_LENGTH;
  const mean = frame.isLoading ? loading : frame.isRecovery ? recovery : light;
  const least = days >= 2 && targetMinutes >= ALL_DISCIPLINES_MINUTES ? 3 : 1;
  while (count > least && targetMinutes / count < mean) count -= 1;
  return targetMinutes > 0 ? count : 0;
}

/** On short days every session fills a day. */
function shortDayCount(frame: WeekFrame, filled: number): number {
  const days = openDays(frame.days).length;
  if (filled <= 0) return 0;
  const least = frame.isLoading ? 3 : 1;
  return Math.min(clamp(Math.round(filled), least, MAX_DAYS), days, sessionPlaces(frame));
}

function lightened(count: number, frame: WeekFrame): number {
  if (frame.isLoading) return count;
  return Math.round(count * (frame.phase === "race" ? LIGHT_PART.race : LIGHT_PART.taper));
}

/** Sessions of these disciplines that fit on the open days: two on each long enough day. */
function sessionPlaces(
  frame: Pick<WeekFrame, "days" | "isLoading">,
  disciplines: readonly Discipline[] = DISCIPLINES,
): number {
  const least = frame.isLoading ? MIN_MINUTES : MIN_LIGHT_MINUTES;
  const places = (day: PlanDay) => {
    if (day.daysToRace === 1) return Math.min(1, Math.floor(RACE_EVE_MINUTES / least.bike));
    return day.minutes >= least.swim + least.run ? 2 : 1;
  };
  const possible = (day: PlanDay) => disciplines.filter((each) => allows(day, [each])).length;
  return sum(openDays(frame.days).map((day) => Math.min(places(day), possible(day))));
}

/**
 * Places that a day of rest takes where all seven are open and the day with fewest places is for the long ride or run;
 * else that day stays free.
 */
function placesOnRestDay({ days, isLoading }: Pick<WeekFrame, "days" | "isLoading">): number {
  const open = openDays(days);
  if (open.length < WEEKDAYS.length) return 0;
  const fewest = (among: readonly PlanDay[]) =>
    Math.min(...among.map((day) => sessionPlaces({ days: [day], isLoading })));
  const free = fewest(longDays(days).others);
  return free > fewest(open) ? free : 0;
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
  const wanted = turn ?? COUNTS[Math.min(count, MAX_SESSIONS)] ?? NO_SESSIONS;
  return hasLimits(frame) ? onLimitedDays(wanted, frame) : wanted;
}

/** True if a day of the week does not allow all sports. */
export const hasLimits = ({ days }: Pick<WeekFrame, "days">): boolean =>
  days.some(({ sports }) => sports !== undefined);

const NO_SESSIONS: PerDiscipline<number> = { swim: 0, bike: 0, run: 0 };
/** Maximum number of sessions of a discipline that also takes those that others have no day for. */
const MAX_OF_ONE = 4;
/** Riding more strains least. */
const TAKES_OVER = ["bike", "swim", "run"] as const;

/** The sessions on days that do not allow all sports: the rarest discipline first, the rest by what is possible. */
function onLimitedDays(wanted: PerDiscipline<number>, frame: WeekFrame): PerDiscipline<number> {
  const total = sum(Object.values(wanted));
  let counts = NO_SESSIONS;
  const withOne = (discipline: Discipline) => ({
    ...counts,
    [discipline]: counts[discipline] + 1,
  });
  const share = (discipline: Discipline) => counts[discipline] / wanted[discipline];
  while (sum(Object.values(counts)) < total) {
    const possible = TAKES_OVER.filter((each) => fitsOnDays(withOne(each), frame));
    const missing = possible.filter((each) => counts[each] < wanted[each]);
    const [next] =
      missing.length > 0
        ? missing.toSorted((a, b) => share(a) - share(b))
        : possible.filter((each) => counts[each] < MAX_OF_ONE);
    if (!next) break;
    counts = withOne(next);
  }
  return counts;
}

const GROUPS: readonly (readonly Discipline[])[] = [
  ["swim"],
  ["bike"],
  ["run"],
  ["swim", "bike"],
  ["swim", "run"],
  ["bike", "run"],
  DISCIPLINES,
];

/** True if each session finds a day that allows its discipline (Hall's theorem). */
export const fitsOnDays = (
  counts: PerDiscipline<number>,
  frame: Pick<WeekFrame, "days" | "isLoading">,
): boolean =>
  GROUPS.every((group) => sum(group.map((each) => counts[each])) <= sessionPlaces(frame, group));
