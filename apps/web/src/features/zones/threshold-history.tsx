import { THRESHOLD_KINDS, THRESHOLD_NAMES } from "@triplan/domain";
import { useRef, useState } from "react";
import { FormSection } from "../../shared/forms/form-section.tsx";
import type { ThresholdRecord } from "../../shared/network/trpc.ts";
import { DeleteThreshold } from "./delete-threshold.tsx";
import { historyId } from "./history-id.ts";
import styles from "./history.module.css";
import { ThresholdRow } from "./threshold-row.tsx";
import { ThresholdSteps } from "./threshold-steps.tsx";
import { UseThresholdAgain } from "./use-threshold-again.tsx";

/** What the athlete is asked about a record. */
interface Asked {
  about: "use" | "delete";
  record: ThresholdRecord;
}

/** The recorded thresholds by kind, newest first; the newest counted one of each is in use. */
export function ThresholdHistory({ records }: { records: readonly ThresholdRecord[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = () => setAsked(null);
  // The button that opened the question may go with its record.
  const finish = () => {
    list.current?.focus();
    close();
  };
  return (
    <FormSection
      title="History"
      note="The newest of each counts. An earlier one can be used again, a wrong one deleted."
    >
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label="Recorded thresholds">
        {THRESHOLD_KINDS.map((kind) => {
          const own = records.filter((record) => record.kind === kind);
          const inUse = own.find(({ isCounted }) => isCounted);
          if (own.length === 0) return null;
          const { label } = THRESHOLD_NAMES[kind];
          return (
            <li key={kind} className={styles.kind}>
              <section id={historyId(kind)} tabIndex={-1} aria-label={label}>
                <h3 className={styles.name}>{label}</h3>
                <ThresholdSteps kind={kind} records={own} />
                <ul className={styles.records}>
                  {own.map((record) => (
                    <ThresholdRow
                      key={record.id}
                      record={record}
                      isInUse={record === inUse}
                      onUse={() => setAsked({ about: "use", record })}
                      onDelete={() => setAsked({ about: "delete", record })}
                    />
                  ))}
                </ul>
              </section>
            </li>
          );
        })}
      </ul>
      {asked?.about === "use" && (
        <UseThresholdAgain record={asked.record} onClose={close} onDone={finish} />
      )}
      {asked?.about === "delete" && (
        <DeleteThreshold record={asked.record} onClose={close} onDone={finish} />
      )}
    </FormSection>
  );
}
