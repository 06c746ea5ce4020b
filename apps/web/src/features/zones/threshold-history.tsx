import { Button } from "@mantine/core";
import { formatDate } from "@triplan/domain";
import { Dialog, DialogActions, useUnits } from "@triplan/ui";
import { useRef, useState } from "react";
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
  const [asked, setAsked] = useState<{ id: number; text: string; isCounted: boolean } | null>(null);
  // The button goes with its record.
  const remove = (thresholdId: number) =>
    mutate(
      { thresholdId },
      { onSuccess: () => list.current?.focus(), onSettled: () => setAsked(null) },
    );
  return (
    <FormSection title="History" note="The newest of each counts. Delete one that is wrong.">
      <ul ref={list} tabIndex={-1} className={styles.history} aria-label="Recorded thresholds">
        {records.map(({ id, kind, value, source, measuredOn, isCounted, rpe }) => {
          const text = namedThreshold(kind, value, units);
          return (
            <li key={id}>
              <span>
                {text}
                <span className={styles.origin}>
                  {SOURCE_NAMES[source]}, {formatDate(measuredOn)}
                  {rpe !== null && `, felt like ${rpe} of 10`}
                  {!isCounted && ", not counted"}
                </span>
              </span>
              <Button
                variant="default"
                className={styles.delete ?? ""}
                aria-label={`Delete ${text}, ${formatDate(measuredOn)}`}
                onClick={() => setAsked({ id, text, isCounted })}
              >
                Delete
              </Button>
            </li>
          );
        })}
      </ul>
      {asked && (
        <Dialog title="Delete this threshold?" isBusy={isPending} onClose={() => setAsked(null)}>
          <p className={styles.question}>
            {asked.text} leaves your history.
            {asked.isCounted &&
              " If it is the newest, the one before counts again and the targets of your current plan change."}
          </p>
          <DialogActions
            label={isPending ? "Deleting..." : "Delete threshold"}
            isBusy={isPending}
            isDangerous
            onCancel={() => setAsked(null)}
            onAction={() => remove(asked.id)}
          />
        </Dialog>
      )}
    </FormSection>
  );
}
