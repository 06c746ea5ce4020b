import {
  isPaceThreshold,
  MEASURED_THRESHOLDS,
  type IsoDate,
  type TestResult,
  type ThresholdKind,
} from "@triplan/domain";
import type { CurrentThreshold, RouterOutputs } from "../../../shared/network/trpc.ts";
import type { ExerciseRow } from "./week-types.ts";

type Thresholds = RouterOutputs["thresholds"]["list"];

/** The day that a result counts from: the exercise's, or today if that is still to come. */
export const resultDay = (
  { scheduledDate }: Pick<ExerciseRow, "scheduledDate">,
  today: IsoDate,
): IsoDate => (scheduledDate !== null && scheduledDate < today ? scheduledDate : today);

/** The threshold that a test is compared by: the first of its kinds that is known. */
export function mainKind(
  kind: TestResult["kind"],
  { current, records }: Thresholds,
): ThresholdKind {
  const [first, ...others] = MEASURED_THRESHOLDS[kind];
  const isRecorded = (each: ThresholdKind) => records.some((record) => record.kind === each);
  const isKnown = (each: ThresholdKind) => current.some((threshold) => threshold.kind === each);
  const kinds = [...(first ? [first] : []), ...others];
  return kinds.find(isRecorded) ?? kinds.find(isKnown) ?? first ?? "css";
}

type EarlierResult = Pick<CurrentThreshold, "date" | "value" | "source">;

const countedBefore = (
  date: IsoDate,
  kind: ThresholdKind,
  { records }: Thresholds,
): EarlierResult[] =>
  records
    .filter((record) => record.kind === kind && record.isCounted && record.measuredOn < date)
    .map(({ measuredOn, value, source }) => ({ date: measuredOn, value, source }));

const SHOWN = 2;

/** The newest counted results before a day, oldest first; else what the race paces of the plan give. */
export function resultsBefore(
  date: IsoDate,
  kind: ThresholdKind,
  thresholds: Thresholds,
): EarlierResult[] {
  const newest = countedBefore(date, kind, thresholds).slice(0, SHOWN).toReversed();
  if (newest.length > 0) return newest;
  return thresholds.current.filter((each) => each.kind === kind && each.source === "paces");
}

/** The best counted result before a day, the first of equal ones; undefined without results. */
export function bestBefore(
  date: IsoDate,
  kind: ThresholdKind,
  thresholds: Thresholds,
): EarlierResult | undefined {
  const sign = isPaceThreshold(kind) ? 1 : -1;
  return countedBefore(date, kind, thresholds)
    .toReversed()
    .toSorted((a, b) => sign * (a.value - b.value))[0];
}
