import { Dialog, DialogActions } from "@triplan/ui";
import { useState } from "react";
import { AdjustFields } from "./adjust-fields.tsx";
import { AdjustmentPreview } from "./adjustment-preview.tsx";
import styles from "./adjust-dialog.module.css";
import { INITIAL_ADJUSTMENT, toAdjustInput } from "./adjust-values.ts";
import { useAdjustPlan } from "./use-adjust-plan.ts";
import { useAdjustmentPreview } from "./use-adjustment-preview.ts";

interface AdjustDialogProps {
  planId: number;
  onClose: () => void;
}

/** Changes volume or intensity of the coming weeks, with a preview. */
export function AdjustDialog({ planId, onClose }: AdjustDialogProps) {
  const [values, setValues] = useState(INITIAL_ADJUSTMENT);
  const { mutate, isPending } = useAdjustPlan(onClose);
  const preview = useAdjustmentPreview(planId, values, isPending);
  const input = preview.changesNothing ? null : toAdjustInput(planId, values);
  return (
    <Dialog title="Adjust Your Training Plan" size={560} isBusy={isPending} onClose={onClose}>
      <p className={styles.lead}>
        Applies from week 2. Completed workouts and past weeks don't change.
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (input && !isPending) mutate(input);
        }}
      >
        <AdjustFields values={values} onChange={setValues} />
        <AdjustmentPreview values={values} query={preview} />
        <div className={styles.actions}>
          <DialogActions
            label={isPending ? "Applying..." : "Apply"}
            isBusy={isPending}
            isDisabled={input === null}
            onCancel={onClose}
          />
        </div>
      </form>
    </Dialog>
  );
}
