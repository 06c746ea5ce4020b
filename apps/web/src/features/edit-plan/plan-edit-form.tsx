import type { PlanEditBody } from "@triplan/contract";
import { DialogActions } from "@triplan/ui";
import { useEffect, type ReactNode } from "react";
import { EffectPreview } from "../../shared/plan-effect/effect-preview.tsx";
import type { EditFormProps } from "./edit-form.ts";
import styles from "./edit-plan-dialog.module.css";
import { editProblem } from "./edit-problem.ts";
import { LastEdit } from "./last-edit.tsx";
import { PlanLimits } from "./plan-limits.tsx";
import { useEditPlan } from "./use-edit-plan.ts";
import { usePlanEditPreview } from "./use-plan-edit-preview.ts";

interface PlanEditFormProps extends EditFormProps {
  /** What changes; null while nothing does, or while it can't be sent. */
  change: PlanEditBody | null;
  children: ReactNode;
}

/** Fields that change what a plan is made for, with a preview that has to be seen before it is saved. */
export function PlanEditForm({ plan, change, onBusy, onClose, children }: PlanEditFormProps) {
  const { mutate, isPending, error } = useEditPlan(onClose);
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  const preview = usePlanEditPreview(isPending ? null : change);
  const isReady = change !== null && !preview.isError;
  // Saving is the athlete's yes to the preview, so that has to be of this change.
  const isShown = isReady && preview.isCurrent;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isShown && !isPending) mutate(change);
      }}
    >
      {children}
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
