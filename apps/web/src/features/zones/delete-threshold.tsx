import { Dialog, DialogActions, useUnits } from "@triplan/ui";
import type { ThresholdRecord } from "../../shared/network/trpc.ts";
import { namedThreshold } from "../../shared/thresholds/threshold-texts.ts";
import { useDeleteThreshold } from "../../shared/thresholds/use-record-thresholds.ts";
import styles from "./zones.module.css";

interface QuestionProps {
  record: ThresholdRecord;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a record is deleted, which may put an earlier one in force. */
export function DeleteThreshold({ record, onClose, onDone }: QuestionProps) {
  const units = useUnits();
  const { mutate, isPending } = useDeleteThreshold();
  const { id: thresholdId, kind, value, isCounted } = record;
  return (
    <Dialog title="Delete this threshold?" isBusy={isPending} onClose={onClose}>
      <p className={styles.question}>
        {namedThreshold(kind, value, units)} leaves your history.
        {isCounted &&
          " If it is the newest, the one before counts again and the targets of your current plan change."}
      </p>
      <DialogActions
        label={isPending ? "Deleting..." : "Delete threshold"}
        isBusy={isPending}
        isDangerous
        onCancel={onClose}
        onAction={() => mutate({ thresholdId }, { onSuccess: onDone, onError: onClose })}
      />
    </Dialog>
  );
}
