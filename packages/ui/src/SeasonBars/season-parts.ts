import { addDays, shortMonthName, type IsoDate } from "@triplan/domain";

export type SeasonPhase = "base" | "build" | "peak" | "taper" | "race";

/** The part of a season week that the bars need. */
export interface SeasonBarWeek {
  /** From 1. */
  week: number;
  /** Planned minutes. */
  minutes: number;
  phase: SeasonPhase;
  isRecovery: boolean;
}

/** Consecutive weeks of one phase. */
export interface PhaseRun {
  phase: SeasonPhase;
  /** First week. */
  from: number;
  weeks: number;
  /** True for the run that ends with the race week. */
  hasRace: boolean;
}

/** Groups weeks by phase; the race week belongs to the preceding taper, if any. */
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
  /** The week whose bar the month's name is under. */
  week: number;
  label: string;
}

/** Share of the row that a month's name needs. */
const NAME_SHARE = 0.09;
/** No name starts beyond this share of the row: it would overlap the race date. */
const LAST_SHARE = 0.77;

/**
 * Month names under the weeks in which they begin, as far as they fit: the first week always has
 * one, and the end of the row is reserved for the race date.
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
  // The last month that fits may begin within its week.
  const label = monthOnDay(last * 7 - 1);
  if (label !== monthOnDay((last - 1) * 7)) mark(last, label);
  return marks;
}
