import { addDays, shortMonthName, type IsoDate } from "@triplan/domain";

export type SeasonPhase = "base" | "build" | "peak" | "taper" | "race";

/** One week of a season, as much of it as the bars need. */
export interface SeasonBarWeek {
  /** From 1. */
  week: number;
  /** Minutes planned. */
  minutes: number;
  phase: SeasonPhase;
  isRecovery: boolean;
}

/** Weeks of one phase in a row. */
export interface PhaseRun {
  phase: SeasonPhase;
  /** The run's first week. */
  from: number;
  weeks: number;
  /** True for the run that ends in the race week. */
  hasRace: boolean;
}

/** The phases in their order; the race week belongs to the taper before it, where there is one. */
export function phaseRuns(weeks: readonly SeasonBarWeek[]): PhaseRun[] {
  const runs: PhaseRun[] = [];
  for (const { phase, week } of weeks) {
    const last = runs.at(-1);
    if (last && (last.phase === phase || (last.phase === "taper" && phase === "race"))) {
      last.weeks += 1;
      last.hasRace ||= phase === "race";
    } else {
      runs.push({ phase, from: week, weeks: 1, hasRace: phase === "race" });
    }
  }
  return runs;
}

export interface MonthMark {
  /** The week above whose bar the month's name stands. */
  week: number;
  label: string;
}

/** Share of the row that a month's name needs to stand free. */
const NAME_SHARE = 0.09;
/** Share of the row after which no name begins: it would run into the race's date. */
const LAST_SHARE = 0.77;

/**
 * Names of the months under the weeks in which they begin, as many as have room: the first week
 * always has its month's name, and the end of the row is left to the race's date.
 */
export function monthMarks(startDate: IsoDate, weeks: number): MonthMark[] {
  const apart = Math.max(1, Math.ceil(weeks * NAME_SHARE));
  const monthOnDay = (days: number) => shortMonthName(addDays(startDate, days));
  const marks: MonthMark[] = [{ week: 1, label: monthOnDay(0) }];
  const mark = (week: number, label: string) => {
    if (week - (marks.at(-1)?.week ?? 0) >= apart) marks.push({ week, label });
  };
  const last = Math.floor(LAST_SHARE * weeks) + 1;
  for (let week = 2; week <= last; week += 1) {
    const label = monthOnDay((week - 1) * 7);
    if (label !== monthOnDay((week - 2) * 7)) mark(week, label);
  }
  // The last month that has room may begin within its week.
  const label = monthOnDay(last * 7 - 1);
  if (label !== monthOnDay((last - 1) * 7)) mark(last, label);
  return marks;
}
