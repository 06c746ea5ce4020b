import { Button } from "@mantine/core";
import { MEASURED_THRESHOLDS, type TestResult } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import type { CurrentThreshold } from "../../../shared/network/trpc.ts";
import {
  decisiveThreshold,
  type JudgedThreshold,
} from "../../../shared/thresholds/judged-entry.ts";
import { thresholdText } from "../../../shared/thresholds/threshold-texts.ts";
import type { useThresholdEntry } from "../../../shared/thresholds/use-threshold-entry.ts";
import styles from "./test-result.module.css";

interface ResultButtonsProps {
  kind: TestResult["kind"];
  entry: ReturnType<typeof useThresholdEntry>;
  /** How the entered result counts; empty until it is complete. */
  judged: readonly JudgedThreshold[];
  current: readonly CurrentThreshold[];
}

/** Uses the result or keeps the present threshold. An unusual result is asked about first. */
export function ResultButtons({ kind, entry, judged, current }: ResultButtonsProps) {
  const units = useUnits();
  const { questions, isPending, submit, confirm, dismissQuestions } = entry;
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
          <Button variant="default" aria-disabled={isPending} onClick={confirm}>
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
  const decisive = decisiveThreshold(judged);
  const textOf = (value: number) => decisive && thresholdText(decisive.kind, value, units);
  const keep = present
    ? `Keep ${thresholdText(present.kind, present.value, units)}`
    : "Don't count it";
  const isSame = decisive?.verdict === "same";
  const isHalf = decisive?.verdict === "half";
  const use = isHalf ? `Use ${textOf(decisive.value)}` : "Use new targets";
  return (
    <div className={styles.buttons}>
      <Button type="submit" variant="default" aria-disabled={isPending}>
        {isPending ? "Saving..." : isSame ? keep : use}
      </Button>
      {(isSame || isHalf) && (
        <Button
          variant="default"
          aria-disabled={isPending}
          onClick={() => submit({ isAsMeasured: true })}
        >
          Use {textOf(decisive.measured)}
        </Button>
      )}
      {!isSame && (
        <Button
          variant="default"
          aria-disabled={isPending}
          onClick={() => submit({ isGoodTest: false })}
        >
          {keep}
        </Button>
      )}
    </div>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();
