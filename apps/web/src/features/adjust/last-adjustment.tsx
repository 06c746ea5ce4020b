import { Button } from "@mantine/core";
import type { RouterOutputs } from "../../shared/network/trpc.ts";
import { trpc } from "../../shared/network/trpc.ts";
import styles from "./adjust-dialog.module.css";
import { REASONS } from "./adjust-values.ts";
import type { useUndoAdjustment } from "./use-undo-adjustment.ts";

interface LastAdjustmentProps {
  planId: number;
  undo: ReturnType<typeof useUndoAdjustment>;
  isBusy: boolean;
  /** The first week that undoing rewrites, in a plan of an earlier engine; else null. */
  renewedFrom: number | null;
}

/** The plan's last adjustment, with the button that undoes it; nothing without one. */
export function LastAdjustment({ planId, undo, isBusy, renewedFrom }: LastAdjustmentProps) {
  const { data } = trpc.plans.adjustments.useQuery({ planId });
  const last = data?.at(-1);
  if (!last) return null;
  return (
    <section className={styles.last} aria-label="Last change">
      <p>
        <b>Last change:</b> {adjustmentText(last)}
        {renewedFrom !== null && ` Undoing it rewrites the weeks from week ${renewedFrom} on.`}
      </p>
      <Button
        variant="default"
        size="xs"
        aria-disabled={isBusy}
        onClick={() => isBusy || undo.mutate({ planId, adjustmentId: last.id })}
      >
        {undo.isPending ? "Undoing..." : "Undo this change"}
      </Button>
    </section>
  );
}

type Adjustment = RouterOutputs["plans"]["adjustments"][number];

function adjustmentText(adjustment: Adjustment): string {
  const { adjustmentType, volumeAdjustment, intensityAdjustment, reason, fromWeek } = adjustment;
  const wish =
    adjustmentType === "volume"
      ? `${volumeAdjustment} % volume`
      : `${intensityAdjustment} intensity`;
  return `${REASONS[reason]}, ${wish}, from week ${fromWeek}.`;
}
