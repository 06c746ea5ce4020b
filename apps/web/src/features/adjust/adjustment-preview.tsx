import type { ReactNode } from "react";
import { errorText } from "../../shared/network/error-text.ts";
import { NewEditionNote } from "../../shared/plans/new-edition-note.tsx";
import styles from "./adjust-dialog.module.css";
import { ChangeList } from "./change-list.tsx";
import { DroppedList } from "./dropped-list.tsx";
import type { Preview } from "./change-text.ts";
import { change, LevelTotals } from "./level-totals.tsx";
import { WeeksTable } from "./weeks-table.tsx";

interface AdjustmentPreviewProps {
  query: { data: Preview | undefined; isFetching: boolean; isError: boolean; error: unknown };
  /** What to know besides, if something changes. */
  children?: ReactNode;
}

/** What an adjustment, or undoing it, changes. */
export function AdjustmentPreview({ query, children }: AdjustmentPreviewProps) {
  const { data: preview, isFetching, isError, error } = query;
  return (
    <section className={styles.preview} aria-label="What changes" aria-busy={isFetching}>
      <div aria-live="polite">
        {isError && <p className={styles.failed}>{errorText(error)}</p>}
        {!isError && !preview && <p>Working out what would change...</p>}
        {preview && <Sentences preview={preview}>{children}</Sentences>}
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
  children: ReactNode;
}

function Sentences({ preview, children }: SentencesProps) {
  if (preview.unchanged !== null) return <p>{preview.unchanged}</p>;
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
      {children}
    </>
  );
}

const sumOf = (minutes: readonly number[]) => minutes.reduce((sum, each) => sum + each, 0);
