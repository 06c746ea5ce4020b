import { DialogActions } from "@triplan/ui";
import { useState } from "react";
import { AdjustFields } from "./adjust-fields.tsx";
import { AdjustmentPreview } from "./adjustment-preview.tsx";
import styles from "./adjust-dialog.module.css";
import { INITIAL_ADJUSTMENT, isNeutral, toAdjustInput } from "./adjust-values.ts";
import { reasonSentence } from "./adjustment-effects.ts";
import { ContradictionQuestion } from "./contradiction-question.tsx";
import type { useAdjustPlan } from "./use-adjust-plan.ts";
import { useAdjustmentPreview } from "./use-adjustment-preview.ts";

interface AdjustFormProps {
  planId: number;
  adjust: ReturnType<typeof useAdjustPlan>;
  onClose: () => void;
}

/** The volume or intensity and its reason, with a preview. */
export function AdjustForm({ planId, adjust, onClose }: AdjustFormProps) {
  const [values, setValues] = useState(INITIAL_ADJUSTMENT);
  const { mutate, isPending } = adjust;
  const preview = useAdjustmentPreview(planId, values, isPending);
  const input = preview.changesNothing ? null : toAdjustInput(planId, values);
  const effect = reasonSentence(values);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (input && !isPending) mutate(input);
      }}
    >
      <AdjustFields values={values} onChange={setValues} />
      <ContradictionQuestion values={values} onChange={setValues} />
      <AdjustmentPreview query={preview}>
        {effect && <p>{effect}</p>}
        {values.reason === null && (
          <p>
            Choose a reason to apply it. Each reason changes more.
            {isNeutral(values) && " Without one this would only end your last change."}
          </p>
        )}
      </AdjustmentPreview>
      <div className={styles.actions}>
        <DialogActions
          label={isPending ? "Applying..." : "Apply"}
          isBusy={isPending}
          isDisabled={input === null}
          onCancel={onClose}
        />
      </div>
    </form>
  );
}
