import { useDebouncedValue } from "@mantine/hooks";
import type { AdjustPlanInput } from "@triplan/contract";
import { formatHours } from "@triplan/domain";
import { errorText } from "../../shared/error-text.ts";
import type { RouterOutputs } from "../../trpc.ts";
import styles from "./adjust-dialog.module.css";
import { useAdjustmentPreview } from "./use-adjustment-preview.ts";
import { WeeksTable } from "./weeks-table.tsx";

type Preview = RouterOutputs["plans"]["previewAdjustment"];

/** A moment without a change, after which the server is asked. */
const PAUSE_MS = 200;

interface AdjustmentPreviewProps {
  input: AdjustPlanInput | null;
  /** While the adjustment is applied there is nothing to ask. */
  isPaused: boolean;
}

/** What the adjustment would change, before it is applied. */
export function AdjustmentPreview({ input, isPaused }: AdjustmentPreviewProps) {
  const [asked] = useDebouncedValue(input, PAUSE_MS);
  const preview = useAdjustmentPreview(asked, isPaused);
  return (
    <section className={styles.preview} aria-label="What changes" aria-live="polite">
      {preview.isError ? (
        <p className={styles.failed}>{errorText(preview.error)}</p>
      ) : (
        <Sentence preview={preview.data} hasReason={input !== null} />
      )}
      {preview.data && <WeeksTable {...preview.data} />}
    </section>
  );
}

const total = (minutes: readonly number[]) => minutes.reduce((sum, week) => sum + week, 0);

function Sentence({ preview, hasReason }: { preview: Preview | undefined; hasReason: boolean }) {
  if (!hasReason) return <p>Choose a reason to see what would change.</p>;
  if (!preview) return <p>Working out what would change...</p>;
  const { updated, weeklyMinutesBefore, weeklyMinutesAfter } = preview;
  if (updated === 0) return <p>Nothing would change.</p>;
  return (
    <p>
      <b>{updated === 1 ? "1 exercise changes" : `${updated} exercises change`}.</b> Remaining
      hours: {formatHours(total(weeklyMinutesBefore))} →{" "}
      <b>{formatHours(total(weeklyMinutesAfter))}</b>.
    </p>
  );
}
