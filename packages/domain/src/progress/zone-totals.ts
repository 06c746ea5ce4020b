import type { IsoDate } from "../calendar/iso-date.ts";
import { ZONES } from "../exercise/exercise-steps.ts";
import type { ZoneSeconds } from "../recording/zone-seconds.ts";
import type { Discipline } from "../sport/discipline.ts";
import { zoneSecondsOf } from "./compliance.ts";
import type { ProgressRecord, ProgressSeason } from "./progress-facts.ts";

export interface ZoneTotals {
  /** Minutes in Z1 to Z5 that were planned for past days; sprints count in Z5. */
  planned: number[];
  /** Minutes in Z1 to Z5 of recordings that tell them. */
  done: number[];
  /** Recordings that tell their time in zones. */
  recordings: number;
  /** True if they hold enough of the minutes done to say something. */
  isEnough: boolean;
}

/** Least share of the minutes done that must be known by zone. */
const MIN_KNOWN = 0.6;

/** Time in zones of the plan until yesterday, of one sport or of all; never from averages. */
export function zoneTotals(
  { startDate }: Pick<ProgressSeason, "startDate">,
  record: ProgressRecord,
  { today, sport }: { today: IsoDate; sport: Discipline | null },
): ZoneTotals {
  const isOfSport = (family: string) => sport === null || family === sport;
  const exercises = record.exercises.filter(({ type, date }) => isOfSport(type) && date < today);
  const trainings = record.done.filter(
    ({ family, date }) => isOfSport(family) && date >= startDate && date < today,
  );
  const known = trainings.flatMap(({ zoneSeconds }) => (zoneSeconds ? [zoneSeconds] : []));
  const done = totals(known);
  const minutes = trainings.reduce((total, training) => total + training.minutes, 0);
  return {
    planned: totals(exercises.map(({ steps }) => zoneSecondsOf(steps))),
    done,
    recordings: known.length,
    isEnough: minutes > 0 && done.reduce((a, b) => a + b, 0) >= MIN_KNOWN * minutes,
  };
}

const totals = (each: readonly ZoneSeconds[]): number[] =>
  ZONES.slice(0, 5).map((_, zone) =>
    Math.round(each.reduce((total, seconds) => total + (seconds[zone] ?? 0), 0) / 60),
  );
