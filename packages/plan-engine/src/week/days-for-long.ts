import type { RaceType } from "@triplan/domain";
import { longDays, openDays, type PlanDay, type WeekFrame } from "../calendar/index.ts";
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

/** Minimum days before the race for a long ride and run. */
export function minDaysForLong(
  raceType: RaceType,
  totalWeeks: number,
): SeasonFacts["minDaysForLong"] {
  const isShort = totalWeeks < SHORT_PLAN.weeks;
  const lastRun = isShort ? SHORT_PLAN.lastLongRunDays : LAST_LONG_RUN_DAYS;
  return { bike: LAST_LONG_RIDE_DAYS[raceType] + 1, run: lastRun + 1 };
}

/** The days that hold the week's long run and ride, far enough from the race; the others by length. */
export function daysForLong(
  { days, phase }: Pick<WeekFrame, "days" | "phase">,
  minDays: SeasonFacts["minDaysForLong"],
): { run: PlanDay | null; bike: PlanDay | null; others: readonly PlanDay[] } {
  if (phase === "race") return { run: null, bike: null, others: [] };
  const from = (least: number) => longDays(days.filter(({ daysToRace }) => daysToRace >= least));
  const [run, bike] = [from(minDays.run).run, from(minDays.bike).ride];
  const others = openDays(days).filter(({ day }) => day !== run?.day && day !== bike?.day);
  return { run, bike, others: others.toSorted((a, b) => b.minutes - a.minutes) };
}
