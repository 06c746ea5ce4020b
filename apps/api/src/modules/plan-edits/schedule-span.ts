import type { PlanEditInput } from "@triplan/contract";
import type { TrainingPlanRow } from "@triplan/db";
import {
  currentWeek,
  formatDate,
  refusedField,
  weekdayOf,
  type FieldIssue,
  type IsoDate,
  type Weekday,
} from "@triplan/domain";

interface Span {
  fromWeek: number;
  fromDay: Weekday;
  /** Null up to the race. */
  toWeek: number | null;
}

const SUNDAY = 0;
const LAST_WEEK = "The last week of your plan can't change any more";

/** The weeks and the first day of a new schedule. Throws for those that can't change. */
export function scheduleSpan(
  plan: TrainingPlanRow,
  { fromWeek, fromDate, toWeek = null }: Pick<PlanEditInput, "fromWeek" | "fromDate" | "toWeek">,
  today: IsoDate,
): Span {
  const { startDate, totalWeeks } = plan;
  const thisWeek = currentWeek(startDate, today, totalWeeks);
  const nextWeek = thisWeek + 1;
  const span: Span =
    fromDate === undefined
      ? { fromWeek: fromWeek ?? nextWeek, fromDay: SUNDAY, toWeek }
      : {
          fromWeek: currentWeek(startDate, fromDate, totalWeeks),
          fromDay: weekdayOf(fromDate),
          toWeek,
        };
  const problem =
    (fromDate === undefined ? null : dateProblem(plan, { fromWeek, fromDate, today })) ??
    spanProblem(span, {
      firstWeek: fromDate === undefined ? nextWeek : thisWeek,
      thisWeek,
      totalWeeks,
    });
  if (problem) throw refusedField(problem.path, problem.message);
  return span;
}

const refused = (message: string): FieldIssue => ({ path: "fromDate", message });

function dateProblem(
  { startDate, raceDate }: TrainingPlanRow,
  {
    fromWeek,
    fromDate,
    today,
  }: { fromWeek: number | undefined; fromDate: IsoDate; today: IsoDate },
): FieldIssue | null {
  if (fromWeek !== undefined) return refused("Choose a first week or a first day, not both");
  if (fromDate < today) return refused("This day has passed. Choose today or a later day");
  if (fromDate < startDate) {
    return refused(`Your plan starts on ${formatDate(startDate)}. Choose a later day`);
  }
  return fromDate < raceDate
    ? null
    : refused(`Your race is on ${formatDate(raceDate)}. Choose an earlier day`);
}

interface Weeks {
  /** The first week that may change. */
  firstWeek: number;
  thisWeek: number;
  totalWeeks: number;
}

function spanProblem(
  { fromWeek, toWeek }: Span,
  { firstWeek, thisWeek, totalWeeks }: Weeks,
): FieldIssue | null {
  if (thisWeek >= totalWeeks) return { path: "fromWeek", message: LAST_WEEK };
  if (fromWeek < firstWeek || fromWeek > totalWeeks) {
    const message = `First week must be between ${firstWeek} and ${totalWeeks}`;
    return { path: "fromWeek", message };
  }
  if (toWeek !== null && (toWeek < fromWeek || toWeek > totalWeeks)) {
    return { path: "toWeek", message: `Last week must be between ${fromWeek} and ${totalWeeks}` };
  }
  return null;
}
