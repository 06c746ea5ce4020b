import type { RecordThresholdsInput } from "@triplan/contract";
import type { NewThreshold } from "@triplan/db";
import {
  DomainError,
  firstEntryDay,
  isTestResult,
  recordedThreshold,
  roundThresholds,
  THRESHOLD_KINDS,
  thresholdsOf,
  type IsoDate,
  type Thresholds,
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
  current: AthleteThresholds["current"],
): (NewThreshold & { isCounted: boolean })[] {
  const { performance, isGoodTest, rpe, date: measuredOn = today } = input;
  refuseDate(measuredOn, today);
  const thresholds = enteredThresholds(input);
  const source = sourceOf(performance);
  return THRESHOLD_KINDS.flatMap((kind) => {
    const value = thresholds[kind];
    if (value === undefined) return [];
    const present = current.find((threshold) => threshold.kind === kind);
    const isSettled = performance && isGoodTest;
    const stored = isSettled ? recordedThreshold(kind, value, present) : value;
    return {
      userId,
      kind,
      value: stored,
      source,
      measuredOn,
      isCounted: isGoodTest,
      rpe: rpe ?? null,
    };
  });
}

function refuseDate(date: IsoDate, today: IsoDate): void {
  if (date <= today && date >= firstEntryDay(today)) return;
  const message = "Date must be within the last year";
  throw new DomainError("rule_broken", message, { issues: [{ path: "date", message }] });
}

function sourceOf(performance: RecordThresholdsInput["performance"]): NewThreshold["source"] {
  if (!performance) return "typed";
  return isTestResult(performance) ? "test" : "result";
}
