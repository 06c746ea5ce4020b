import type { RaceType } from "@triplan/domain";
import {
  hasShortEnduranceDays,
  openDays,
  type PlanDay,
  type WeekFrame,
} from "../calendar/index.ts";
import { floor5 } from "../model/numbers.ts";
import type { Longest } from "./long-limits.ts";
import type { SeasonFacts } from "./season-facts.ts";

/** Days before the race without a long run or ride. */
const LAST_LONG_RUN_DAYS = 10;
const LAST_LONG_RIDE_DAYS = {
  sprint: 5,
  olympic: 5,
  "70.3": 8,
  ironman: 8,
} as const satisfies Record<RaceType, number>;
/** Relaxed limit for plans hardly longer than that period. */
const SHORT_PLAN = { weeks: 4, lastLongRunDays: 6 };

/** Share of a discipline's weekly time for its long exercise, by number of exercises. */
const LONG_SHARE = {
  bike: [1, 0.64, 0.58, 0.54],
  run: [1, 0.6, 0.52, 0.48],
} as const;
const LONG_SHARE_MORE = {
  bike: { sprint: 0, olympic: 0, "70.3": 0.04, ironman: 0.1 },
  run: { sprint: 0, olympic: 0, "70.3": 0, ironman: 0.05 },
} as const satisfies Record<"bike" | "run", Record<RaceType, number>>;

/** Long exercises of lighter weeks, as a share of the previous ones. */
const RECOVERY_PART = 0.75;

/** Minimum days before the race for a long ride and run. */
export function minDaysForLong(
  raceType: RaceType,
  totalWeeks: number,
): SeasonFacts["minDaysForLong"] {
  const isShort = totalWeeks < SHORT_PLAN.weeks;
  const lastRun = isShort ? SHORT_PLAN.lastLongRunDays : LAST_LONG_RUN_DAYS;
  return { bike: LAST_LONG_RIDE_DAYS[raceType] + 1, run: lastRun + 1 };
}

/** Maximum minutes of a long exercise; null if the week has no day for one. */
export function longDayMinutes(frame: WeekFrame, minDaysToRace: number): number | null {
  if (frame.phase === "race") return null;
  const days = openDays(frame.days).filter((day) => day.daysToRace >= minDaysToRace);
  if (days.length === 0) return null;
  const suited = hasShortEnduranceDays(days) ? days : days.filter((day) => day.isEndurance);
  return longest(suited);
}

const longest = (days: readonly PlanDay[]) => Math.max(...days.map((day) => day.minutes));

/** Target minutes of the long exercise, from the discipline's time and number of exercises. */
export function longMinutes(
  raceType: RaceType,
  discipline: "bike" | "run",
  minutes: number,
  count: number,
): number {
  const shares = LONG_SHARE[discipline];
  const share = shares[Math.min(count, shares.length) - 1] ?? 1;
  return minutes * Math.min(1, share + LONG_SHARE_MORE[discipline][raceType]);
}

/** Maximum minutes of the long exercises in a lighter week, from those of the last load week. */
export function lightLimits(frame: WeekFrame, limits: Longest, last: Longest | null): Longest {
  if (frame.isLoading || !last) return limits;
  const part = frame.isRecovery ? RECOVERY_PART : frame.taperFactor;
  return {
    run: Math.min(limits.run, floor5(last.run * part)),
    bike: Math.min(limits.bike, floor5(last.bike * part)),
  };
}
