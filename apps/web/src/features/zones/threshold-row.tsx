import { Button } from "@mantine/core";
import { formatDate } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import type { ThresholdRecord } from "../../shared/network/trpc.ts";
import {
  namedThreshold,
  SOURCE_NAMES,
  thresholdText,
} from "../../shared/thresholds/threshold-texts.ts";
import styles from "./history.module.css";

interface ThresholdRowProps {
  record: ThresholdRecord;
  isInUse: boolean;
  onUse: () => void;
  onDelete: () => void;
}

/** A record with its day, value and source, and what can be done with it. */
export function ThresholdRow({ record, isInUse, onUse, onDelete }: ThresholdRowProps) {
  const units = useUnits();
  const { kind, value, source, measuredOn, isCounted, rpe, verdict, measured } = record;
  const day = formatDate(measuredOn);
  const full = `${namedThreshold(kind, value, units)}, ${day}`;
  return (
    <li className={styles.record}>
      <span className={styles.figure}>{thresholdText(kind, value, units)}</span>{" "}
      <span className={styles.origin}>
        {SOURCE_NAMES[source]}, {day}
        {rpe !== null && `, felt like ${rpe} of 10`}
        {!isCounted && ", not counted"}
        {verdict && measured !== null && `, measured ${thresholdText(kind, measured, units)}`}
      </span>{" "}
      {isInUse ? (
        <span className={styles.inUse}>In use</span>
      ) : (
        <Button variant="default" aria-label={`Use again: ${full}`} onClick={onUse}>
          Use again
        </Button>
      )}
      <Button variant="default" aria-label={`Delete ${full}`} onClick={onDelete}>
        Delete
      </Button>
    </li>
  );
}
