import { DialogActions } from "@triplan/ui";
import { AdjustmentPreview } from "./adjustment-preview.tsx";
import styles from "./adjust-dialog.module.css";
import type { useUndoAdjustment } from "./use-undo-adjustment.ts";
import { useUndoPreview } from "./use-undo-preview.ts";

interface UndoFormProps {
  planId: number;
  adjustmentId: number;
  undo: ReturnType<typeof useUndoAdjustment>;
  onCancel: () => void;
}

/** What undoing the last adjustment changes, with the button that does it. */
export function UndoForm({ planId, adjustmentId, undo, onCancel }: UndoFormProps) {
  const input = { planId, adjustmentId };
  const preview = useUndoPreview(input, undo.isPending);
  return (
    <>
      <AdjustmentPreview query={preview} />
      <div className={styles.actions}>
        <DialogActions
          label={undo.isPending ? "Undoing..." : "Undo"}
          isBusy={undo.isPending}
          isDisabled={!preview.data}
          onCancel={onCancel}
          onAction={() => undo.mutate(input)}
        />
      </div>
    </>
  );
}
