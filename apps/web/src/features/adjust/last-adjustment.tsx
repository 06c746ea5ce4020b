import { Button } from "@mantine/core";
import type { RouterOutputs } from "../../shared/network/trpc.ts";
import styles from "./adjust-dialog.module.css";
import { REASONS } from "./adjust-values.ts";

type Adjustment = RouterOutputs["plans"]["adjustments"][number];

interface LastAdjustmentProps {
  adjustment: Adjustment;
  /** True while the dialog shows what undoing it changes. */
  isUndoAsked: boolean;
  onUndo: () => void;
}

/** The plan's last adjustment, with the button that shows what undoing it changes. */
export const LastAdjustment = ({ adjustment, isUndoAsked, onUndo }: LastAdjustmentProps) => (
  <section className={styles.last} aria-label="Last change">
    <p>
      <b>{isUndoAsked ? "Undo this change:" : "Last change:"}</b> {adjustmentText(adjustment)}
    </p>
    {!isUndoAsked && (
      <Button variant="default" size="xs" onClick={onUndo}>
        Undo this change
      </Button>
    )}
  </section>
);

function adjustmentText(adjustment: Adjustment): string {
  const { adjustmentType, volumeAdjustment, intensityAdjustment, reason, fromWeek } = adjustment;
  const wish =
    adjustmentType === "volume"
      ? `${volumeAdjustment} % volume`
      : `${intensityAdjustment} intensity`;
  return `${REASONS[reason]}, ${wish}, from week ${fromWeek}.`;
}
