import { Dialog, DialogActions } from "@triplan/ui";
import { useState } from "react";
import { AdjustFields } from "./adjust-fields.tsx";
import { AdjustmentPreview } from "./adjustment-preview.tsx";
import styles from "./adjust-dialog.module.css";
import { INITIAL_ADJUSTMENT, toAdjustInput } from "./adjust-values.ts";
import { ContradictionQuestion } from "./contradiction-question.tsx";
import { LastAdjustment } from "./last-adjustment.tsx";
import { useAdjustPlan } from "./use-adjust-plan.ts";
import { useAdjustmentPreview } from "./use-adjustment-preview.ts";
import { useUndoAdjustment } from "./use-undo-adjustment.ts";

interface AdjustDialogProps {
  planId: number;
  onClose: () => void;
}

/** Changes volume or intensity of the coming weeks, with a preview. */
export function AdjustDialog({ planId, onClose }: AdjustDialogProps) {
  const [values, setValues] = useState(INITIAL_ADJUSTMENT);
  const { mutate, isPending: isApplying } = useAdjustPlan(onClose);
  const undo = useUndoAdjustment(onClose);
  const isPending = isApplying || undo.isPending;
  const preview = useAdjustmentPreview(planId, values, isPending);
  const input = preview.changesNothing ? null : toAdjustInput(planId, values);
  return (
    <Dialog title="Adjust Your Training Plan" size={560} isBusy={isPending} onClose={onClose}>
      <p className={styles.lead}>
        Applies from week 2. Completed workouts and past weeks don't change.
      </p>
      <LastAdjustment
        planId={planId}
        undo={undo}
        isBusy={isPending}
        renewedFrom={preview.data?.newEditionFrom ?? null}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (input && !isPending) mutate(input);
        }}
      >
        <AdjustFields values={values} onChange={setValues} />
        <ContradictionQuestion values={values} onChange={setValues} />
        <AdjustmentPreview values={values} query={preview} />
        <div className={styles.actions}>
          <DialogActions
            label={isApplying ? "Applying..." : "Apply"}
            isBusy={isPending}
            isDisabled={input === null}
            onCancel={onClose}
          />
        </div>
      </form>
    </Dialog>
  );
}
