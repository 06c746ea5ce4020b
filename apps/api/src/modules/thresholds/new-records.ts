import type { RecordThresholdsInput } from "@triplan/contract";
import type { NewThreshold } from "@triplan/db";
import {
  firstEntryDay,
  type IsoDate,
  isTestResult,
  judgeTest,
  pendingThreshold,
  refusedField,
  roundThresholds,
  THRESHOLD_KINDS,
  type Thresholds,
  thresholdsOf,
} from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import type { AthleteThresholds } from "./athlete-thresholds.ts";

/** The thresholds of an input: typed, or derived from its performance. */
export const enteredThresholds = (input: RecordThresholdsInput): Thresholds =>
  input.performance ? thresholdsOf(input.performance) : roundThresholds(input);

/** The records of an input. Throws `rule_broken` for a day in the future or over a year ago. */
export function newRecords(
  { userId, today }: Pick<AuthedContext, "userId" | "today">,
  input: RecordThresholdsInput,
  { current, records }: AthleteThresholds,
): (NewThreshold & { isCounted: boolean })[] {
  const { performance, isGoodTest, isAsMeasured, rpe, date: measuredOn = today } = input;
  refuseDate(measuredOn, today);
  const thresholds = enteredThresholds(input);
  const source = sourceOf(performance);
  const isJudged = performance && isGoodTest && !isAsMeasured;
  return THRESHOLD_KINDS.flatMap((kind) => {
    const value = thresholds[kind];
    if (value === undefined) return [];
    const present = current.find((threshold) => threshold.kind === kind);
    const pending = pendingThreshold(kind, records, measuredOn);
    const judged = isJudged && judgeTest(kind, value, present && { ...present, pending });
    const verdict = judged ? judged.verdict : null;
    return {
      userId,
      kind,
      value: judged ? judged.value : value,
      source,
      measuredOn,
      isCounted: isGoodTest,
      rpe: rpe ?? null,
      verdict,
      measured: verdict && value,
    };
  });
}

function refuseDate(date: IsoDate, today: IsoDate): void {
  if (date <= today && date >= firstEntryDay(today)) return;
  const message = "Date must be within the last year";
  throw refusedField("date", message);
}

function sourceOf(performance: RecordThresholdsInput["performance"]): NewThreshold["source"] {
  if (!performance) return "typed";
  return isTestResult(performance) ? "test" : "result";
}
