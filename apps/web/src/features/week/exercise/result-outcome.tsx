import { isHeartRate, recordedThreshold, THRESHOLD_KINDS, THRESHOLD_NAMES } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import type { CurrentThreshold } from "../../../shared/network/trpc.ts";
import { entryThresholds, type EntryValues } from "../../../shared/thresholds/entry-values.ts";
import { thresholdText } from "../../../shared/thresholds/threshold-texts.ts";
import { useNewTargets } from "../../../shared/thresholds/use-new-targets.ts";
import styles from "./test-result.module.css";

interface ResultOutcomeProps {
  values: EntryValues;
  /** Why the result as a whole is refused. */
  error: string | undefined;
  current: readonly CurrentThreshold[];
}

/** The thresholds that a complete result gives, beside those of today, and what they change. */
export function ResultOutcome({ values, error, current }: ResultOutcomeProps) {
  const units = useUnits();
  const given = entryThresholds(values, units);
  const newTargets = useNewTargets(values);
  const shown = THRESHOLD_KINDS.flatMap((kind) => {
    const measured = given[kind];
    if (measured === undefined) return [];
    const present = current.find((threshold) => threshold.kind === kind);
    const value = recordedThreshold(kind, measured, present);
    return [{ kind, value, present, isHalf: value !== measured && !isHeartRate(kind) }];
  });
  return (
    <output className={styles.outcome}>
      {error}
      {!error && shown.length > 0 && (
        <span className={styles.values}>
          {shown.map(({ kind, value, present, isHalf }) => (
            <span key={kind}>
              <span className={styles.help}>{THRESHOLD_NAMES[kind].name}</span>{" "}
              <b>{thresholdText(kind, value, units)}</b>{" "}
              {present && (
                <span className={styles.help}>was {thresholdText(kind, present.value, units)}</span>
              )}
              {isHalf && <span className={styles.help}> (a little slower counts half)</span>}
            </span>
          ))}
        </span>
      )}
      {!error && newTargets && <span className={styles.newTargets}>{newTargets}</span>}
    </output>
  );
}
