import { Button } from "@mantine/core";
import { formatDate } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { useRef } from "react";
import { FormSection } from "../../shared/forms/form-section.tsx";
import type { ThresholdRecord } from "../../shared/network/trpc.ts";
import { namedThreshold, SOURCE_NAMES } from "../../shared/thresholds/threshold-texts.ts";
import { useDeleteThreshold } from "../../shared/thresholds/use-record-thresholds.ts";
import styles from "./zones.module.css";

/** All recorded thresholds, newest first; deleting one puts the one before in force. */
export function ThresholdHistory({ records }: { records: readonly ThresholdRecord[] }) {
  const units = useUnits();
  const { mutate, isPending } = useDeleteThreshold();
  const list = useRef<HTMLUListElement>(null);
  // The button goes with its record.
  const remove = (thresholdId: number) =>
    mutate({ thresholdId }, { onSuccess: () => list.current?.focus() });
  return (
    <FormSection title="History" note="The newest of each counts. Delete one that is wrong.">
      <ul ref={list} tabIndex={-1} className={styles.history} aria-label="Recorded thresholds">
        {records.map(({ id, kind, value, source, measuredOn, isCounted }) => {
          const text = namedThreshold(kind, value, units);
          return (
            <li key={id}>
              <span>
                {text}
                <span className={styles.origin}>
                  {SOURCE_NAMES[source]}, {formatDate(measuredOn)}
                  {!isCounted && ", not counted"}
                </span>
              </span>
              <Button
                variant="default"
                className={styles.delete ?? ""}
                aria-label={`Delete ${text}, ${formatDate(measuredOn)}`}
                aria-disabled={isPending}
                onClick={() => isPending || remove(id)}
              >
                Delete
              </Button>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
