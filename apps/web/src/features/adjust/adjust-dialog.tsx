import { Dialog } from "@triplan/ui";
import { useRef, useState } from "react";
import { trpc } from "../../shared/network/trpc.ts";
import { AdjustForm } from "./adjust-form.tsx";
import styles from "./adjust-dialog.module.css";
import { LastAdjustment } from "./last-adjustment.tsx";
import { UndoForm } from "./undo-form.tsx";
import { useAdjustPlan } from "./use-adjust-plan.ts";
import { useUndoAdjustment } from "./use-undo-adjustment.ts";

interface AdjustDialogProps {
  planId: number;
  onClose: () => void;
}

/** Changes volume or intensity of the coming weeks, or undoes the last change, with a preview. */
export function AdjustDialog({ planId, onClose }: AdjustDialogProps) {
  const view = useRef<HTMLDivElement>(null);
  const [isUndoAsked, setUndoAsked] = useState(false);
  const { data, refetch } = trpc.plans.adjustments.useQuery({ planId });
  const adjust = useAdjustPlan(onClose);
  const undo = useUndoAdjustment(onClose);
  const last = data?.at(-1);
  const undone = isUndoAsked ? last : undefined;
  // The pressed button disappears, and the dialog keeps the focus.
  const ask = (isAsked: boolean) => {
    view.current?.focus();
    setUndoAsked(isAsked);
    void refetch();
  };
  return (
    <Dialog
      title="Adjust Your Training Plan"
      size={560}
      isBusy={adjust.isPending || undo.isPending}
      onClose={onClose}
    >
      <div ref={view} tabIndex={-1} className={styles.view}>
        <p className={styles.lead}>
          Applies from week 2. Completed workouts and past weeks don't change.
        </p>
        {last && (
          <LastAdjustment
            adjustment={last}
            isUndoAsked={undone !== undefined}
            onUndo={() => adjust.isPending || ask(true)}
          />
        )}
        {undone ? (
          <UndoForm
            planId={planId}
            adjustmentId={undone.id}
            undo={undo}
            onCancel={() => ask(false)}
          />
        ) : (
          <AdjustForm planId={planId} adjust={adjust} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}
