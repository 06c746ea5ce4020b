import { formatDate, MEASURED_THRESHOLDS, type IsoDate, type TestResult } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import type { ThresholdRecord } from "../../../shared/network/trpc.ts";
import { namedThreshold } from "../../../shared/thresholds/threshold-texts.ts";
import styles from "./test-result.module.css";

interface RecordedResultProps {
  records: readonly ThresholdRecord[];
  date: IsoDate;
  kind: TestResult["kind"];
}

/** What a test of that day has already given. */
export function RecordedResult({ records, date, kind }: RecordedResultProps) {
  const units = useUnits();
  const given = MEASURED_THRESHOLDS[kind].flatMap(
    (each) =>
      records.find(
        (record) => record.kind === each && record.source === "test" && record.measuredOn === date,
      ) ?? [],
  );
  if (given.length === 0) return null;
  const texts = given.map(
    (record) =>
      `${namedThreshold(record.kind, record.value, units)}${record.isCounted ? "" : " (not counted)"}`,
  );
  return (
    <p className={styles.recorded}>
      Entered for {formatDate(date)}: {texts.join(", ")}.
    </p>
  );
}
