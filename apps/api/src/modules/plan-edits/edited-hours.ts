import { scheduleMessage, type PlanEditInput } from "@triplan/contract";
import type { TrainingPlanRow } from "@triplan/db";
import {
  appointmentsText,
  currentWeek,
  formatDayAndMonth,
  type IsoDate,
  limitsText,
  planOverview,
  refusedField,
  scheduleOfWeek,
  type WeeklySchedule,
  withLimitsOf,
  withScheduleFromDay,
} from "@triplan/domain";
import { scheduleSpan } from "./schedule-span.ts";
import type { TermsChange } from "./terms-change.ts";

const THIS_WEEK =
  "Exercises of this week keep their length. Those that their day has no room for become available.";

/**
 * The plan's hours with another schedule from a day of this week or a coming week on; its days that name no sports or
 * appointment keep theirs. Throws for other days and weeks, and for a schedule on which no plan can be built.
 */
export function editedHours(
  plan: TrainingPlanRow,
  sent: WeeklySchedule,
  asked: Pick<PlanEditInput, "fromWeek" | "fromDate" | "toWeek">,
  today: IsoDate,
): TermsChange {
  const { totalWeeks } = plan;
  const { fromWeek, fromDay, toWeek } = scheduleSpan(plan, asked, today);
  const present = scheduleOfWeek(plan, fromWeek);
  const weeklySchedule = withLimitsOf(sent, present);
  // A last week is no end: the plan may get longer.
  const isOpen = toWeek === null || toWeek === totalWeeks;
  const span = { fromWeek, fromDay, toWeek: isOpen ? null : toWeek };
  const terms = withScheduleFromDay(plan, span, weeklySchedule);
  for (const schedule of [weeklySchedule, scheduleOfWeek(terms, fromWeek)]) {
    const message = scheduleMessage(schedule);
    if (message !== null) throw refusedField("weeklySchedule", message);
  }
  const { weeklyHours } = planOverview(weeklySchedule, 0);
  const changed = [limitsText, appointmentsText]
    .filter((textOf) => textOf(weeklySchedule) !== textOf(present))
    .map((textOf) => `, ${textOf(weeklySchedule)}`);
  const isBegun = fromWeek === currentWeek(plan.startDate, today, totalWeeks);
  return {
    terms,
    fromWeek: isBegun ? fromWeek + 1 : fromWeek,
    sentence: `${weeklyHours} h a week ${spanText(span, asked.fromDate)}${changed.join("")}`,
    ...(isBegun && { notes: [THIS_WEEK] }),
  };
}

/** "from week 4 on", "in week 4", "in weeks 4 to 6", "from Mar 18 to the end of week 4". */
function spanText(
  { fromWeek, toWeek }: { fromWeek: number; toWeek: number | null },
  fromDate: IsoDate | undefined,
): string {
  if (fromDate !== undefined) {
    const from = `from ${formatDayAndMonth(fromDate)}`;
    return toWeek === null ? `${from} on` : `${from} to the end of week ${toWeek}`;
  }
  if (toWeek === null) return `from week ${fromWeek} on`;
  return toWeek === fromWeek ? `in week ${toWeek}` : `in weeks ${fromWeek} to ${toWeek}`;
}
