import { scheduleMessage, type PlanEditInput } from "@triplan/contract";
import type { TrainingPlanRow } from "@triplan/db";
import {
  appointmentsText,
  currentWeek,
  type FieldIssue,
  type IsoDate,
  limitsText,
  planOverview,
  refusedField,
  scheduleOfWeek,
  type WeeklySchedule,
  withLimitsOf,
  withSchedule,
} from "@triplan/domain";
import type { TermsChange } from "./terms-change.ts";

/**
 * The plan's hours with another schedule in coming weeks; its days that name no sports or
 * appointment keep theirs. Throws for
 * other weeks, and for a schedule on which no plan can be built.
 */
export function editedHours(
  plan: TrainingPlanRow,
  sent: WeeklySchedule,
  { fromWeek, toWeek = null }: Pick<PlanEditInput, "fromWeek" | "toWeek">,
  today: IsoDate,
): TermsChange {
  const { totalWeeks } = plan;
  const nextWeek = currentWeek(plan.startDate, today, totalWeeks) + 1;
  const span = { fromWeek: fromWeek ?? nextWeek, toWeek };
  const problem = spanProblem(span, { nextWeek, totalWeeks });
  if (problem) throw refusedField(problem.path, problem.message);
  const present = scheduleOfWeek(plan, span.fromWeek);
  const weeklySchedule = withLimitsOf(sent, present);
  const message = scheduleMessage(weeklySchedule);
  if (message !== null) throw refusedField("weeklySchedule", message);
  // A last week is no end: the plan may get longer.
  const isOpen = toWeek === null || toWeek === totalWeeks;
  const isSingle = !isOpen && toWeek === span.fromWeek;
  const weeks = isSingle
    ? `in week ${toWeek}`
    : isOpen
      ? `from week ${span.fromWeek} on`
      : `in weeks ${span.fromWeek} to ${toWeek}`;
  const { weeklyHours } = planOverview(weeklySchedule, 0);
  const changed = [limitsText, appointmentsText]
    .filter((textOf) => textOf(weeklySchedule) !== textOf(present))
    .map((textOf) => `, ${textOf(weeklySchedule)}`);
  return {
    terms: withSchedule(plan, { ...span, toWeek: isOpen ? null : toWeek }, weeklySchedule),
    fromWeek: span.fromWeek,
    sentence: `${weeklyHours} h a week ${weeks}${changed.join("")}`,
  };
}

function spanProblem(
  { fromWeek, toWeek }: { fromWeek: number; toWeek: number | null },
  { nextWeek, totalWeeks }: { nextWeek: number; totalWeeks: number },
): FieldIssue | null {
  if (nextWeek > totalWeeks) {
    return { path: "fromWeek", message: "The last week of your plan can't change any more" };
  }
  if (fromWeek < nextWeek || fromWeek > totalWeeks) {
    return {
      path: "fromWeek",
      message: `First week must be between ${nextWeek} and ${totalWeeks}`,
    };
  }
  if (toWeek !== null && (toWeek < fromWeek || toWeek > totalWeeks)) {
    return { path: "toWeek", message: `Last week must be between ${fromWeek} and ${totalWeeks}` };
  }
  return null;
}
