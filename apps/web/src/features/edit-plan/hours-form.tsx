import { updatePlanInput } from "@triplan/contract";
import { isSameSchedule, scheduleOfWeek, type WeeklySchedule } from "@triplan/domain";
import { DayHoursHead, DayHoursRow, DialogActions, FieldError, gridHours } from "@triplan/ui";
import { useEffect, useState } from "react";
import { useToday } from "../../shared/dates/today.ts";
import { ChoiceField } from "../../shared/forms/choice-field.tsx";
import { EffectPreview } from "../../shared/plan-effect/effect-preview.tsx";
import type { EditFormProps } from "./edit-form.ts";
import styles from "./edit-plan-dialog.module.css";
import { editProblem } from "./edit-problem.ts";
import { LastEdit } from "./last-edit.tsx";
import { PlanLimits } from "./plan-limits.tsx";
import { useEditPlan } from "./use-edit-plan.ts";
import { usePlanEditPreview } from "./use-plan-edit-preview.ts";
import { weekChoices } from "./week-choices.ts";

const UNTIL = [
  { value: "race", label: "Until the race" },
  { value: "week", label: "This week only" },
] as const;

/** The hours of the coming weeks from a chosen one on, or of one week, with a preview. */
export function HoursForm({ plan, onBusy, onClose }: EditFormProps) {
  const choices = weekChoices(plan, useToday());
  const [fromWeek, setFromWeek] = useState(choices[0]?.value ?? "");
  const [until, setUntil] = useState<(typeof UNTIL)[number]["value"]>("race");
  const [changed, setChanged] = useState<WeeklySchedule | null>(null);
  const { mutate, isPending, error } = useEditPlan(onClose);
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  const week = Number(fromWeek);
  const planned = scheduleOfWeek(plan, week);
  const schedule = changed ?? planned;
  const body = {
    planId: plan.id,
    weeklySchedule: [...schedule],
    fromWeek: week,
    toWeek: until === "week" ? week : null,
  };
  const invalid = updatePlanInput.safeParse(body).error?.issues[0]?.message;
  const isChanged = !isSameSchedule(schedule, planned);
  const preview = usePlanEditPreview(isChanged && !invalid && !isPending ? body : null);
  const grid = gridHours(schedule);
  const isReady = isChanged && !invalid && !preview.isError;
  // Saving is the athlete's yes to the preview, so that has to be of these hours.
  const isShown = isReady && preview.isCurrent;
  if (choices.length === 0) {
    return <p className={styles.note}>The last week of your plan can't change any more.</p>;
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isShown && !isPending) mutate(body);
      }}
    >
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
      <EffectPreview
        outcome={preview.data?.effect}
        isWaiting={isReady && !preview.isCurrent}
        problem={editProblem(error ?? preview.error)}
      />
      <PlanLimits limits={preview.data?.limits ?? []} />
      <p className={styles.note}>
        Completed exercises stay. Your day choices stay where the day still has room.
      </p>
      <DialogActions
        label={isPending ? "Updating..." : "Update Plan"}
        isBusy={isPending}
        isDisabled={!isShown}
        onCancel={onClose}
      />
      <LastEdit planId={plan.id} isDisabled={isPending} />
    </form>
  );
}
