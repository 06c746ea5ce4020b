import {
  DISCIPLINE_NOUNS,
  isHeartRate,
  judgeTest,
  pendingThreshold,
  TEST_KINDS,
  THRESHOLD_KINDS,
  thresholdsOf,
  ZONE_DISCIPLINE,
  type IsoDate,
  type JudgedTest,
  type Performance,
  type ThresholdKind,
  type Units,
} from "@triplan/domain";
import type { CurrentThreshold, RouterOutputs } from "../network/trpc.ts";
import { readEntry, type EntryValues } from "./entry-values.ts";
import { thresholdText } from "./threshold-texts.ts";

/** A threshold of a complete test or result, beside the one in use. */
export interface JudgedThreshold extends JudgedTest {
  kind: ThresholdKind;
  isTest: boolean;
  measured: number;
  present: CurrentThreshold | undefined;
}

/** How each threshold of a complete test or result counts; none for typed ones. */
export function judgedEntry(
  values: EntryValues,
  units: Units,
  { current, records }: RouterOutputs["thresholds"]["list"],
): JudgedThreshold[] {
  const entry = readEntry(values, units);
  if ("errors" in entry) return [];
  const { performance, date } = entry.input;
  return performance && date ? judgedPerformance(performance, date, { current, records }) : [];
}

/** How each threshold of a test or result of this day counts. */
export function judgedPerformance(
  performance: Performance,
  date: IsoDate,
  { current, records }: RouterOutputs["thresholds"]["list"],
): JudgedThreshold[] {
  const isTest = TEST_KINDS.some((kind) => kind === performance.kind);
  const given = thresholdsOf(performance);
  return THRESHOLD_KINDS.flatMap((kind) => {
    const measured = given[kind];
    if (measured === undefined) return [];
    const present = current.find((threshold) => threshold.kind === kind);
    const pending = pendingThreshold(kind, records, date);
    const judged = judgeTest(kind, measured, present && { ...present, pending });
    return { ...judged, kind, isTest, measured, present };
  });
}

/** The threshold that decides what the athlete is asked: one that changes before one that stays. */
export function decisiveThreshold(judged: readonly JudgedThreshold[]): JudgedThreshold | undefined {
  const counted = judged.filter(({ kind }) => !isHeartRate(kind));
  return counted.find(({ verdict }) => verdict !== "same") ?? counted[0];
}

/** "Your test says 8:05/mi, 2.9 % faster. Coming run targets move with it."; empty for first ones. */
export function verdictText(judged: JudgedThreshold, units: Units): string {
  const { kind, isTest, measured, value, verdict, change, present } = judged;
  if (!present || present.source === "paces" || isHeartRate(kind)) return "";
  const noun = isTest ? "test" : "result";
  const says = `Your ${noun} says ${thresholdText(kind, measured, units)}`;
  const targets = `oming ${DISCIPLINE_NOUNS[ZONE_DISCIPLINE[kind]]} targets move`;
  const counted = thresholdText(kind, value, units);
  if (verdict === "same") {
    return `${says}, the same within what a test can tell. Your targets stay.`;
  }
  if (verdict === "agreed") {
    return `${says} and agrees with the result before. C${targets} the other half, to ${counted}.`;
  }
  const compared = `${says}, ${percentText(change)} ${comparedWord(kind, change)}.`;
  if (verdict === "half") {
    return `${compared} One ${noun} can be off, so c${targets} half of that now, to ${counted}. A second result within 28 days brings the other half.`;
  }
  return `${compared} C${targets} ${change > 0 ? "with it" : "closer to today"}.`;
}

const percentText = (change: number) => `${Number(Math.abs(100 * change).toFixed(1))} %`;

function comparedWord(kind: ThresholdKind, change: number): string {
  if (kind === "ftpWatts") return change > 0 ? "more" : "less";
  return change > 0 ? "faster" : "slower";
}
