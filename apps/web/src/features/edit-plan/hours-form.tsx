import { updatePlanInput } from "@triplan/contract";
import {
  currentWeek,
  DAY_NAMES,
  daySports,
  isSameSchedule,
  scheduleOfWeek,
  weekdayOf,
  type WeeklySchedule,
} from "@triplan/domain";
import { DayHoursHead, DayHoursRow, FieldError, gridHours } from "@triplan/ui";
import { useState } from "react";
import { useToday } from "../../shared/dates/today.ts";
import { ChoiceField } from "../../shared/forms/choice-field.tsx";
import type { EditFormProps } from "./edit-form.ts";
import styles from "./edit-plan-dialog.module.css";
import { PlanEditForm } from "./plan-edit-form.tsx";
import { dayChoices, weekChoices } from "./week-choices.ts";

const UNTIL = [
  { value: "race", label: "Until the race" },
  { value: "week", label: "This week only" },
] as const;

/** The hours from a day of this week or a coming week on, or of one week, with a preview. */
export function HoursForm(props: EditFormProps) {
  const { plan } = props;
  const today = useToday();
  const weeks = weekChoices(plan, today);
  const days = dayChoices(plan, today);
  const [from, setFrom] = useState(weeks[0]?.value ?? "");
  const [until, setUntil] = useState<(typeof UNTIL)[number]["value"]>("race");
  const [changed, setChanged] = useState<WeeklySchedule | null>(null);
  const fromDate = days.find(({ value }) => value === from)?.value;
  const week =
    fromDate === undefined ? Number(from) : currentWeek(plan.startDate, fromDate, plan.totalWeeks);
  const planned = scheduleOfWeek(plan, week);
  const schedule = changed ?? planned;
  const body = {
    planId: plan.id,
    // A day that names no sports or appointment would keep its present ones.
    weeklySchedule: schedule.map((entry) => ({
      ...entry,
      sports: daySports(entry),
      appointment: entry.appointment ?? null,
    })),
    ...(fromDate === undefined ? { fromWeek: week } : { fromDate }),
    toWeek: until === "week" ? week : null,
  };
  const invalid = updatePlanInput.safeParse(body).error?.issues[0]?.message;
  const isChanged = !isSameSchedule(schedule, planned);
  const grid = gridHours(schedule);
  if (weeks.length === 0) {
    return <p className={styles.note}>The last week of your plan can't change any more.</p>;
  }
  return (
    <PlanEditForm {...props} change={isChanged && invalid === undefined ? body : null}>
      <div className={styles.span}>
        <ChoiceField label="From" choices={[...days, ...weeks]} value={from} onChange={setFrom} />
        <ChoiceField label="Until" choices={UNTIL} value={until} onChange={setUntil} />
      </div>
      {fromDate !== undefined && weekdayOf(fromDate) > 0 && (
        <p className={styles.note} data-above>
          Days before {DAY_NAMES[weekdayOf(fromDate)]} stay as they are this week.
        </p>
      )}
      <DayHoursHead grid={grid} />
      {schedule.map((entry) => (
        <DayHoursRow
          key={entry.day}
          entry={entry}
          grid={grid}
          onChange={(day) =>
            setChanged(schedule.map((each) => (each.day === day.day ? day : each)))
          }
        />
      ))}
      {invalid !== undefined && <FieldError>{invalid}</FieldError>}
    </PlanEditForm>
  );
}
