import { updatePlanInput } from "@triplan/contract";
import { daySports, isSameSchedule, scheduleOfWeek, type WeeklySchedule } from "@triplan/domain";
import { DayHoursHead, DayHoursRow, FieldError, gridHours } from "@triplan/ui";
import { useState } from "react";
import { useToday } from "../../shared/dates/today.ts";
import { ChoiceField } from "../../shared/forms/choice-field.tsx";
import type { EditFormProps } from "./edit-form.ts";
import styles from "./edit-plan-dialog.module.css";
import { PlanEditForm } from "./plan-edit-form.tsx";
import { weekChoices } from "./week-choices.ts";

const UNTIL = [
  { value: "race", label: "Until the race" },
  { value: "week", label: "This week only" },
] as const;

/** The hours of the coming weeks from a chosen one on, or of one week, with a preview. */
export function HoursForm(props: EditFormProps) {
  const { plan } = props;
  const choices = weekChoices(plan, useToday());
  const [fromWeek, setFromWeek] = useState(choices[0]?.value ?? "");
  const [until, setUntil] = useState<(typeof UNTIL)[number]["value"]>("race");
  const [changed, setChanged] = useState<WeeklySchedule | null>(null);
  const week = Number(fromWeek);
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
    fromWeek: week,
    toWeek: until === "week" ? week : null,
  };
  const invalid = updatePlanInput.safeParse(body).error?.issues[0]?.message;
  const isChanged = !isSameSchedule(schedule, planned);
  const grid = gridHours(schedule);
  if (choices.length === 0) {
    return <p className={styles.note}>The last week of your plan can't change any more.</p>;
  }
  return (
    <PlanEditForm {...props} change={isChanged && invalid === undefined ? body : null}>
      <div className={styles.span}>
        <ChoiceField label="From" choices={choices} value={fromWeek} onChange={setFromWeek} />
        <ChoiceField label="Until" choices={UNTIL} value={until} onChange={setUntil} />
      </div>
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
