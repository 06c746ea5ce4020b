import { fieldOf, type RecordThresholdsInput } from "@triplan/contract";
import {
  contradictsItself,
  isHeldBack,
  isPlausibleThreshold,
  THRESHOLD_KINDS,
  THRESHOLD_NAMES,
  type FieldIssue,
  type ThresholdKind,
  type Thresholds,
} from "@triplan/domain";
import type { CurrentThreshold } from "./athlete-thresholds.ts";

/** Questions to ask before these thresholds are stored; none if all are plausible. */
export function thresholdQuestions(
  { performance, rpe }: RecordThresholdsInput,
  thresholds: Thresholds,
  current: readonly CurrentThreshold[],
): FieldIssue[] {
  const pathOf = (kind: ThresholdKind) =>
    performance ? `performance.${fieldOf(performance, kind)}` : kind;
  const questions: FieldIssue[] = [];
  if (performance && contradictsItself(performance)) {
    const message = "Your 200 was no faster than your 400. Are both times right?";
    questions.push({ path: "performance.seconds200", message });
  }
  if (performance && rpe !== undefined && isHeldBack(performance, rpe)) {
    const message = `A test feels like 8 to 10 of 10; this one felt like ${rpe}. Count it?`;
    questions.push({ path: "rpe", message });
  }
  for (const kind of THRESHOLD_KINDS) {
    const value = thresholds[kind];
    const present = current.find((threshold) => threshold.kind === kind);
    if (value === undefined || !present || isPlausibleThreshold(kind, value, present)) continue;
    const message = `This differs a lot from your present ${THRESHOLD_NAMES[kind].words}. Is it right?`;
    questions.push({ path: pathOf(kind), message });
  }
  return [...questions, ...heartRateQuestions(thresholds, current, pathOf)];
}

function heartRateQuestions(
  thresholds: Thresholds,
  current: readonly CurrentThreshold[],
  pathOf: (kind: ThresholdKind) => string,
): FieldIssue[] {
  const valueOf = (kind: ThresholdKind) =>
    thresholds[kind] ?? current.find((threshold) => threshold.kind === kind)?.value;
  const maxHr = valueOf("maxHr");
  if (maxHr === undefined) return [];
  const tooHigh = (["lthrBike", "lthrRun"] as const).filter((kind) => {
    const isNew = thresholds[kind] !== undefined || thresholds.maxHr !== undefined;
    return isNew && (valueOf(kind) ?? 0) > maxHr;
  });
  return tooHigh.map((kind) => ({
    path: pathOf(thresholds[kind] === undefined ? "maxHr" : kind),
    message: `Your ${THRESHOLD_NAMES[kind].words} is above your highest heart rate. Is it right?`,
  }));
}
