import { errorText } from "../../shared/network/error-text.ts";
import { NewEditionNote } from "../../shared/plans/new-edition-note.tsx";
import styles from "./adjust-dialog.module.css";
import { isNeutral, type AdjustValues } from "./adjust-values.ts";
import { reasonSentence } from "./adjustment-effects.ts";
import { ChangeList } from "./change-list.tsx";
import { DroppedList } from "./dropped-list.tsx";
import type { Preview } from "./change-text.ts";
import { change, LevelTotals } from "./level-totals.tsx";
import type { useAdjustmentPreview } from "./use-adjustment-preview.ts";
import { WeeksTable } from "./weeks-table.tsx";

interface AdjustmentPreviewProps {
  values: AdjustValues;
  query: ReturnType<typeof useAdjustmentPreview>;
}

export function AdjustmentPreview({ values, query }: AdjustmentPreviewProps) {
  const { data: preview, isError, error } = query;
  return (
    <section className={styles.preview} aria-label="What changes">
      <div aria-live="polite">
        {isError && <p className={styles.failed}>{errorText(error)}</p>}
        {!isError && !preview && <p>Working out what would change...</p>}
        {preview && <Sentences preview={preview} values={values} />}
      </div>
      {preview && preview.changed > 0 && (
        <>
          <LevelTotals {...preview} />
          <DroppedList {...preview} />
          <ChangeList {...preview} />
          <WeeksTable {...preview} />
        </>
      )}
    </section>
  );
}

interface SentencesProps {
  preview: Preview;
  values: AdjustValues;
}

function Sentences({ preview, values }: SentencesProps) {
  if (preview.unchanged !== null) return <p>{preview.unchanged}</p>;
  const effect = reasonSentence(values);
  const { added, removed, newEditionFrom } = preview;
  return (
    <>
      {newEditionFrom !== null && <NewEditionNote fromWeek={newEditionFrom} />}
      <p>
        <b>
          {preview.changed === 1 ? "1 exercise changes" : `${preview.changed} exercises change`}
          {added > 0 && `, ${added} of them new`}
          {removed > 0 && `, ${removed} removed`}.
        </b>{" "}
        Remaining hours:{" "}
        {change(sumOf(preview.weeklyMinutesBefore), sumOf(preview.weeklyMinutesAfter))}.
      </p>
      {preview.backInWeek !== null && <p>Back to the plan in week {preview.backInWeek}.</p>}
      {preview.held && <p>{preview.held}</p>}
      {preview.limit && <p>{preview.limit}</p>}
      {effect && <p>{effect}</p>}
      {values.reason === null && (
        <p>
          Choose a reason to apply it. Each reason changes more.
          {isNeutral(values) && " Without one this would only end your last change."}
        </p>
      )}
    </>
  );
}

const sumOf = (minutes: readonly number[]) => minutes.reduce((sum, each) => sum + each, 0);
