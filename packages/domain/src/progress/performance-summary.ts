/** Totals of one week of a plan; times in minutes. */
export interface WeekTotals {
  week: number;
  /** Exercises that should be done by now: of a past week, or placed on today or earlier. */
  due: number;
  dueMinutes: number;
  /** Completed exercises among the due ones, and their planned minutes. */
  dueCompleted: number;
  dueCompletedMinutes: number;
  /** Planned and actual minutes of completed exercises with a known time. */
  timedPlannedMinutes: number;
  timedActualMinutes: number;
}

export type Trend = "improving" | "stable" | "declining";

export interface PerformanceSummary {
  /** Percent of the due exercises that are completed, 0 to 100; 0 if none is due. */
  completionRate: number;
  /** Actual minutes in percent of the planned ones; null if no time is known. */
  durationComparison: number | null;
  trend: Trend;
}

/** Weeks per side of a trend: the last two past weeks against the two before. */
const TREND_WEEKS = 2;
const MIN_DUE_FOR_TREND = 4;
const TREND_STEP = 0.1;

/** Adherence to the plan. `finishedWeeks` is the number of past weeks, >= 0. */
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
