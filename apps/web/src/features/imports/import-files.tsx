import { Button, Skeleton } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import type { ImportOutcome } from "@triplan/domain";
import { useState } from "react";
import type { ImportSummary } from "../../shared/imports/import-types.ts";
import { errorText } from "../../shared/network/error-text.ts";
import { trpc } from "../../shared/network/trpc.ts";
import styles from "./import-panel.module.css";
import { ImportRow } from "./import-row.tsx";
import { readCount } from "./import-texts.ts";

const PER_PAGE = 50;

interface ImportFilesProps {
  summary: ImportSummary;
  /** Null shows all files. */
  outcome: ImportOutcome | null;
}

/** The files of an import, a page at a time: an archive may hold 20,000. */
export function ImportFiles({ summary, outcome }: ImportFilesProps) {
  // First positions of the pages up to the shown one.
  const [starts, setStarts] = useState([0]);
  const range = { from: starts.at(-1) ?? 0, limit: PER_PAGE, ...(outcome && { outcome }) };
  const query = trpc.imports.get.useQuery(
    { importId: summary.id, ...range },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const total = outcome === null ? readCount(summary) : (summary.counts[outcome] ?? 0);
  if (query.isPending) return <Loading />;
  if (query.isError && !query.data) {
    return (
      <p role="alert" className={styles.state}>
        Its files could not be loaded. {errorText(query.error)}
      </p>
    );
  }
  const { files } = query.data;
  const last = files.at(-1);
  const before = (starts.length - 1) * PER_PAGE;
  const hasNext = before + files.length < total && last !== undefined;
  return (
    <>
      <ul className={styles.files} aria-label="Files">
        {files.map((file) => (
          <ImportRow key={file.position} importId={summary.id} file={file} />
        ))}
      </ul>
      {(hasNext || starts.length > 1) && (
        <nav className={styles.pages} aria-label="Pages of files">
          <Button
            variant="default"
            disabled={starts.length === 1}
            onClick={() => setStarts(starts.slice(0, -1))}
          >
            Previous
          </Button>
          <span aria-live="polite">
            {(before + 1).toLocaleString("en-US")}–{(before + files.length).toLocaleString("en-US")}{" "}
            of {total.toLocaleString("en-US")}
          </span>
          <Button
            variant="default"
            disabled={!hasNext}
            onClick={() => last && setStarts([...starts, last.position + 1])}
          >
            Next
          </Button>
        </nav>
      )}
    </>
  );
}

const Loading = () => (
  <output className={styles.loading} aria-label="Loading">
    <Skeleton height={40} radius={8} />
    <Skeleton height={40} radius={8} />
  </output>
);
