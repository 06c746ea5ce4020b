import { Button } from "@mantine/core";
import { MEASURED_THRESHOLDS, type TestResult } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import type { CurrentThreshold } from "../../../shared/network/trpc.ts";
import { thresholdText } from "../../../shared/thresholds/threshold-texts.ts";
import type { useThresholdEntry } from "../../../shared/thresholds/use-threshold-entry.ts";
import styles from "./test-result.module.css";

interface ResultButtonsProps {
  kind: TestResult["kind"];
  entry: ReturnType<typeof useThresholdEntry>;
  current: readonly CurrentThreshold[];
}

/** Uses the result or keeps the present threshold. An unusual result is asked about first. */
export function ResultButtons({ kind, entry, current }: ResultButtonsProps) {
  const units = useUnits();
  const { questions, isPending, submit, dismissQuestions } = entry;
  if (questions.length > 0) {
    return (
      <fieldset
        ref={takeFocus}
        tabIndex={-1}
        className={styles.confirm}
        aria-label="Is that right?"
      >
        <p className={styles.question}>
          <b>Is that right?</b> {questions.join(" ")}
        </p>
        <div className={styles.buttons}>
          <Button
            variant="default"
            aria-disabled={isPending}
            onClick={() => submit({ isConfirmed: true })}
          >
            {isPending ? "Saving..." : "Yes, use it"}
          </Button>
          <Button variant="default" onClick={dismissQuestions}>
            Change it
          </Button>
        </div>
      </fieldset>
    );
  }
  const [present] = MEASURED_THRESHOLDS[kind].flatMap(
    (each) => current.find((threshold) => threshold.kind === each) ?? [],
  );
  return (
    <div className={styles.buttons}>
      <Button type="submit" variant="default" aria-disabled={isPending}>
        {isPending ? "Saving..." : "Use new targets"}
      </Button>
      <Button
        variant="default"
        aria-disabled={isPending}
        onClick={() => submit({ isGoodTest: false })}
      >
        {present ? `Keep ${thresholdText(present.kind, present.value, units)}` : "Don't count it"}
      </Button>
    </div>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();
