/** Sums over the exercises of one week of a plan; all times in minutes. */
export interface WeekTotals {
  week: number;
  /** Those that should be done by now: of a finished week, or placed on today or a day before. */
  due: number;
  dueMinutes: number;
  /** How many of the due ones are completed, and what was planned of those. */
  dueCompleted: number;
  dueCompletedMinutes: number;
  /** What was planned, and what it took, of the completed ones whose time is known. */
  timedPlannedMinutes: number;
  timedActualMinutes: number;
}

export type Trend = "improving" | "stable" | "declining";

export interface PerformanceSummary {
  /** Percent of the due exercises that are completed, 0 to 100; 0 when nothing is due. */
  completionRate: number;
  /** Percent that the completed ones took of what was planned; null when no time is known. */
  durationComparison: number | null;
  trend: Trend;
}

/** What a trend is made from: the last two finished weeks against the two before. */
const TREND_WEEKS = 2;
const MIN_DUE_FOR_TREND = 4;
const TREND_STEP = 0.1;

/**
 * How an athlete keeps to the plan. `finishedWeeks` are the plan's weeks that are over, 0 or more.
 */
export function summarizePerformance(
  weeks: readonly WeekTotals[],
  finishedWeeks: number,
): PerformanceSummary {
  const due = sumOf(weeks, "due");
  const planned = sumOf(weeks, "timedPlannedMinutes");
  return {
    completionRate: due === 0 ? 0 : percent(sumOf(weeks, "dueCompleted"), due),
    durationComparison: planned === 0 ? null : percent(sumOf(weeks, "timedActualMinutes"), planned),
    trend: trendOf(weeks, finishedWeeks),
  };
}

const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

function trendOf(weeks: readonly WeekTotals[], finishedWeeks: number): Trend {
  const until = (last: number) =>
    weeks.filter(({ week }) => week <= last && week > last - TREND_WEEKS);
  const late = until(finishedWeeks);
  const early = until(finishedWeeks - TREND_WEEKS);
  if (Math.min(sumOf(late, "due"), sumOf(early, "due")) < MIN_DUE_FOR_TREND) return "stable";
  const change = completionOf(late) - completionOf(early);
  if (change >= TREND_STEP) return "improving";
  return change <= -TREND_STEP ? "declining" : "stable";
}

const completionOf = (weeks: readonly WeekTotals[]) =>
  sumOf(weeks, "dueCompletedMinutes") / sumOf(weeks, "dueMinutes");

const sumOf = (weeks: readonly WeekTotals[], field: keyof WeekTotals) =>
  weeks.reduce((total, week) => total + week[field], 0);
