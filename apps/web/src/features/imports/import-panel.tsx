import { Button, Progress, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconArrowBackUp, IconChevronDown, IconPlayerStop } from "@tabler/icons-react";
import type { ImportOutcome } from "@triplan/domain";
import { Glyph } from "@triplan/ui";
import { useId, useState } from "react";
import type { ImportSummary } from "../../shared/imports/import-types.ts";
import { ImportFiles } from "./import-files.tsx";
import styles from "./import-panel.module.css";
import { importedOn, OUTCOME_ORDER, OUTCOMES, progressText, readCount } from "./import-texts.ts";
import { UndoImportDialog } from "./undo-import-dialog.tsx";
import { useStopImport } from "./use-import-actions.ts";

interface ImportPanelProps {
  summary: ImportSummary;
  isOpenAtFirst: boolean;
}

/** An import with its progress, and its files by outcome. */
export function ImportPanel({ summary, isOpenAtFirst }: ImportPanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  const { name, status } = summary;
  const isRunning = status === "running";
  return (
    <section className={styles.panel} aria-labelledby={`${id}-name`}>
      <header className={styles.head}>
        <h2 id={`${id}-name`} className={styles.name}>
          <UnstyledButton
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-files`}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={16} aria-hidden />
            <bdi>{name}</bdi>
          </UnstyledButton>
        </h2>
        {!isRunning && <State summary={summary} />}
        <span className={styles.day}>{importedOn(summary)}</span>
        {isRunning ? (
          <StopButton importId={summary.id} />
        ) : (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => setUndoing(true)}
          >
            Undo this import
          </Button>
        )}
      </header>
      {isRunning && <Bar summary={summary} />}
      {isRunning && <State summary={summary} />}
      {isRunning && <Announced summary={summary} />}
      <div id={`${id}-files`} hidden={!isOpen}>
        {isOpen && (
          <>
            <Filters summary={summary} outcome={outcome} onChange={setOutcome} />
            <ImportFiles key={outcome} summary={summary} outcome={outcome} />
          </>
        )}
      </div>
      {isUndoing && <UndoImportDialog summary={summary} onClose={() => setUndoing(false)} />}
    </section>
  );
}

const State = ({ summary }: { summary: ImportSummary }) => (
  <p className={styles.state} data-failed={summary.status === "failed" || undefined}>
    {summary.status === "failed" && <Glyph name="alert" size={16} />}
    <span>{progressText(summary)}</span>
  </p>
);

function StopButton({ importId }: { importId: number }) {
  const { mutate, isPending } = useStopImport();
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerStop size={16} aria-hidden />}
      disabled={isPending}
      onClick={() => mutate({ importId })}
    >
      Stop
    </Button>
  );
}

function Bar({ summary }: { summary: ImportSummary }) {
  const { fileCount, name } = summary;
  const label = `Import of ${name}`;
  const percent = fileCount ? Math.floor((100 * readCount(summary)) / fileCount) : null;
  return (
    <Progress.Root size={8}>
      <Progress.Section
        value={percent ?? 100}
        striped={percent === null}
        animated={percent === null}
        aria-label={label}
        {...(percent === null && { "aria-valuenow": undefined })}
      />
    </Progress.Root>
  );
}

const ANNOUNCED_EVERY = 10;

/** Announces every tenth file, so that screen readers are not flooded. */
function Announced({ summary }: { summary: ImportSummary }) {
  const read = Math.floor(readCount(summary) / ANNOUNCED_EVERY) * ANNOUNCED_EVERY;
  return <VisuallyHidden aria-live="polite">{read > 0 && `${read} files read`}</VisuallyHidden>;
}

interface FiltersProps {
  summary: ImportSummary;
  outcome: ImportOutcome | null;
  onChange: (outcome: ImportOutcome | null) => void;
}

/** Counts by outcome, which filter the list; none for a single file. */
function Filters({ summary, outcome, onChange }: FiltersProps) {
  const { counts } = summary;
  if (readCount(summary) < 2) return null;
  return (
    <fieldset className={styles.filters} aria-label="Show files">
      <button type="button" aria-pressed={outcome === null} onClick={() => onChange(null)}>
        All <b>{readCount(summary).toLocaleString("en-US")}</b>
      </button>
      {OUTCOME_ORDER.filter((each) => counts[each] || each === outcome).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={outcome === each}
          onClick={() => onChange(each)}
        >
          <Glyph name={OUTCOMES[each].sign} size={14} />
          {OUTCOMES[each].label} <b>{(counts[each] ?? 0).toLocaleString("en-US")}</b>
        </button>
      ))}
    </fieldset>
  );
}
