import type { RaceType } from "@triplan/domain";
import type { WeekFrame } from "../periodise/periodise.ts";
import { hasShortEnduranceDays, openDays, type PlanDay } from "../periodise/plan-calendar.ts";
import type { PlanRequest } from "../plan-types.ts";
import { floor5 } from "../shared/numbers.ts";
import type { Longest } from "./long-limits.ts";

/** Days before the race within which there is no long run or ride. */
const LAST_LONG_RUN_DAYS = 10;
const LAST_LONG_RIDE_DAYS = {
  sprint: 5,
  olympic: 5,
  "70.3": 8,
  ironman: 8,
} as const satisfies Record<RaceType, number>;
/** The long run's rule is eased where the plan is hardly longer than it. */
const SHORT_PLAN = { weeks: 4, lastLongRunDays: 6 };

/** Share of the week's time in a discipline that its long exercise takes, by number of exercises. */
const LONG_SHARE = {
  bike: [1, 0.64, 0.58, 0.54],
  run: [1, 0.6, 0.52, 0.48],
} as const;
const LONG_SHARE_MORE = {
  bike: { sprint: 0, olympic: 0, "70.3": 0.04, ironman: 0.1 },
  run: { sprint: 0, olympic: 0, "70.3": 0, ironman: 0.05 },
} as const satisfies Record<"bike" | "run", Record<RaceType, number>>;

/** Lighter weeks keep the long exercises this much shorter than the last ones. */
const RECOVERY_PART = 0.75;

/** Fewest days to the race that a long run or ride may have. */
export const leastDaysForLong = (request: PlanRequest, discipline: "bike" | "run"): number => {
  if (discipline === "bike") return LAST_LONG_RIDE_DAYS[request.raceType] + 1;
  const isShort = request.totalWeeks < SHORT_PLAN.weeks;
  return (isShort ? SHORT_PLAN.lastLongRunDays : LAST_LONG_RUN_DAYS) + 1;
};

/** Most minutes of a long exercise, or null where the week has no day for one. */
export function longDayMinutes(
  request: PlanRequest,
  frame: WeekFrame,
  discipline: "bike" | "run",
): number | null {
  if (frame.phase === "race") return null;
  const least = leastDaysForLong(request, discipline);
  const days = openDays(frame.days).filter((day) => day.daysToRace >= least);
  if (days.length === 0) return null;
  const suited = hasShortEnduranceDays(days) ? days : days.filter((day) => day.isEndurance);
  return longest(suited);
}

const longest = (days: readonly PlanDay[]) => Math.max(...days.map((day) => day.minutes));

/** Minutes that the long exercise aims at, given the discipline's time and number of exercises. */
export function longMinutes(
  request: PlanRequest,
  discipline: "bike" | "run",
  minutes: number,
  count: number,
): number {
  const shares = LONG_SHARE[discipline];
  const share = shares[Math.min(count, shares.length) - 1] ?? 1;
  return minutes * Math.min(1, share + LONG_SHARE_MORE[discipline][request.raceType]);
}

/** Most minutes of the long exercises of a lighter week, given those of the last loading week. */
export function lightLimits(frame: WeekFrame, limits: Longest, last: Longest | null): Longest {
  if (frame.isLoading || !last) return limits;
  const part = frame.isRecovery ? RECOVERY_PART : frame.taperFactor;
  return {
    run: Math.min(limits.run, floor5(last.run * part)),
    bike: Math.min(limits.bike, floor5(last.bike * part)),
  };
}
