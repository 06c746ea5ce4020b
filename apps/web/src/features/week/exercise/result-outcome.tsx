import { THRESHOLD_NAMES } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import type { EntryValues } from "../../../shared/thresholds/entry-values.ts";
import { verdictText, type JudgedThreshold } from "../../../shared/thresholds/judged-entry.ts";
import { thresholdText } from "../../../shared/thresholds/threshold-texts.ts";
import { useNewTargets } from "../../../shared/thresholds/use-new-targets.ts";
import styles from "./test-result.module.css";

interface ResultOutcomeProps {
  values: EntryValues;
  /** Why the result as a whole is refused. */
  error: string | undefined;
  judged: readonly JudgedThreshold[];
}

/** The thresholds that a complete result gives, beside those of today, and what they change. */
export function ResultOutcome({ values, error, judged }: ResultOutcomeProps) {
  const units = useUnits();
  const newTargets = useNewTargets(values);
  const verdicts = judged.map((each) => verdictText(each, units)).filter((text) => text !== "");
  return (
    <output className={styles.outcome}>
      {error}
      {!error && judged.length > 0 && (
        <span className={styles.values}>
          {judged.map(({ kind, value, verdict, present }) => (
            <span key={kind}>
              <span className={styles.help}>{THRESHOLD_NAMES[kind].name}</span>{" "}
              <b>{thresholdText(kind, value, units)}</b>{" "}
              {present && (
                <span className={styles.help}>
                  {verdict === "same"
                    ? "as before"
                    : `was ${thresholdText(kind, present.value, units)}`}
                </span>
              )}
            </span>
          ))}
        </span>
      )}
      {!error && verdicts.length > 0 && (
        <span className={styles.verdict}>{verdicts.join(" ")}</span>
      )}
      {!error && newTargets && <span className={styles.newTargets}>{newTargets}</span>}
    </output>
  );
}
