import {
  figureText,
  formatDate,
  isHeartRate,
  planPaceFigure,
  THRESHOLD_NAMES,
  ZONE_DISCIPLINE,
  type Figure,
  type ThresholdKind,
  type ThresholdSource,
  type Units,
} from "@triplan/domain";
import type { CurrentThreshold } from "../network/trpc.ts";

/** The number and unit of a threshold in the athlete's units. */
export function thresholdFigure(kind: ThresholdKind, value: number, units: Units): Figure {
  if (kind === "ftpWatts") return { value: String(value), unit: "W" };
  if (isHeartRate(kind)) return { value: String(value), unit: "bpm" };
  return planPaceFigure(ZONE_DISCIPLINE[kind], value, units);
}

/** "1:45/100m", "8:18/mi", "250 W", "168 bpm", in the athlete's units. */
export const thresholdText = (kind: ThresholdKind, value: number, units: Units): string =>
  figureText(thresholdFigure(kind, value, units));

/** "Threshold pace 8:18/mi". */
export const namedThreshold = (kind: ThresholdKind, value: number, units: Units): string =>
  `${THRESHOLD_NAMES[kind].name} ${thresholdText(kind, value, units)}`;

export const SOURCE_NAMES = {
  test: "test",
  result: "result",
  typed: "typed",
  estimate: "estimate",
  paces: "race paces of your plan",
} as const satisfies Record<ThresholdSource, string>;

/** "test, Nov 22, 2026". */
export const originText = ({ source, date }: Pick<CurrentThreshold, "source" | "date">): string =>
  `${SOURCE_NAMES[source]}, ${formatDate(date)}`;
