import { THRESHOLD_NAMES } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { verdictText, type JudgedThreshold } from "../../../shared/thresholds/judged-entry.ts";
import { thresholdText } from "../../../shared/thresholds/threshold-texts.ts";
import styles from "./test-result.module.css";

interface ResultOutcomeProps {
  /** Why the result as a whole is refused. */
  error: string | undefined;
  judged: readonly JudgedThreshold[];
}

/** The thresholds that a complete result gives, beside those of today. */
export function ResultOutcome({ error, judged }: ResultOutcomeProps) {
  const units = useUnits();
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
    </output>
  );
}
