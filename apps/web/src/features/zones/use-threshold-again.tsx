import { formatDate } from "@triplan/domain";
import { Dialog, DialogActions, useUnits } from "@triplan/ui";
import type { ThresholdRecord } from "../../shared/network/trpc.ts";
import { NewTargets } from "../../shared/thresholds/new-targets.tsx";
import { namedThreshold } from "../../shared/thresholds/threshold-texts.ts";
import { useTargetsAfter } from "../../shared/thresholds/use-new-targets.ts";
import { useThresholdAgain } from "../../shared/thresholds/use-record-thresholds.ts";
import styles from "./zones.module.css";

interface QuestionProps {
  record: ThresholdRecord;
  onClose: () => void;
  onDone: () => void;
}

/** Asks, with the new targets, before an earlier threshold counts again from today. */
export function UseThresholdAgain({ record, onClose, onDone }: QuestionProps) {
  const units = useUnits();
  const { mutate, isPending } = useThresholdAgain();
  const { kind, value, measuredOn } = record;
  const input = { [kind]: value, isGoodTest: true, isAsMeasured: false, isConfirmed: true };
  const newTargets = useTargetsAfter(input);
  return (
    <Dialog title="Use this threshold again?" isBusy={isPending} onClose={onClose}>
      <p className={styles.question}>
        {namedThreshold(kind, value, units)} of {formatDate(measuredOn)} counts again from today.
      </p>
      <DialogActions
        label={isPending ? "Saving..." : "Use again"}
        isBusy={isPending}
        onCancel={onClose}
        onAction={() => mutate(input, { onSuccess: onDone })}
      />
      <NewTargets text={newTargets} />
    </Dialog>
  );
}
