import { formatClock } from "@triplan/domain";
import { currentRacePaces, planRequestOf } from "@triplan/plan-engine";
import { DialogActions } from "@triplan/ui";
import { useEffect, useMemo, useState } from "react";
import { GoalFields } from "../../shared/goal/goal-fields.tsx";
import { outlookOf } from "../../shared/goal/goal-outlook.ts";
import { predictionOf } from "../../shared/goal/prediction.ts";
import styles from "./edit-plan-dialog.module.css";
import type { EditFormProps } from "./edit-form.ts";
import { GoalChange } from "./goal-change.tsx";
import { toGoalUpdate } from "./to-goal-update.ts";
import { useGoalPreview } from "./use-goal-preview.ts";
import { useUpdatePlan } from "./use-update-plan.ts";

/** Changes a plan's finish-time goal; coming exercises follow. */
export function GoalForm({ plan, onBusy, onClose }: EditFormProps) {
  const request = useMemo(() => planRequestOf(plan), [plan]);
  const [goalMinutes, setGoalMinutes] = useState((request.goalFinish ?? 0) / 60);
  const { save, isPending } = useUpdatePlan(onClose);
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  const { distances } = request;
  const paces = useMemo(() => currentRacePaces(request), [request]);
  const prediction = predictionOf(goalMinutes, distances, paces);
  const outlook = outlookOf({ ...request, goalFinish: prediction.goalFinish });
  const update = toGoalUpdate(plan.id, goalMinutes, prediction);
  const isValid = prediction.goal !== null && prediction.problem === null;
  const isChanged = update.goalFinishTime !== plan.goalFinishTime;
  const preview = useGoalPreview(isValid && isChanged && !isPending ? update : null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && isValid) save(update);
      }}
    >
      <GoalFields
        prediction={prediction}
        currentPaces={paces}
        isSet={goalMinutes > 0}
        outlook={outlook}
        onChange={setGoalMinutes}
      />
      <Bounds
        min={prediction.range.min * 60}
        max={prediction.range.max * 60}
        current={prediction.goalFinish}
      />
      {isValid && isChanged && !preview.isError && <GoalChange preview={preview.data} />}
      <p className={styles.note}>
        Upcoming exercises are rewritten. Completed ones and your day choices are kept.
      </p>
      <DialogActions
        label={isPending ? "Updating..." : "Update Plan"}
        isBusy={isPending}
        isDisabled={!isValid}
        onCancel={onClose}
      />
    </form>
  );
}

/** Bounds and value of the slider, in seconds. */
const Bounds = ({ min, max, current }: { min: number; max: number; current: number }) => (
  <dl className={styles.bounds}>
    <div>
      <dt>Minimum</dt>
      <dd>{formatClock(min)}</dd>
    </div>
    <div>
      <dt>Maximum</dt>
      <dd>{formatClock(max)}</dd>
    </div>
    <div>
      <dt>Current</dt>
      <dd>{formatClock(current)}</dd>
    </div>
  </dl>
);
