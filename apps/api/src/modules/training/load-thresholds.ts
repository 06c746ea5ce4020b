import type { ThresholdRow } from "@triplan/db";
import { thresholdsOn, type IsoDate, type Thresholds } from "@triplan/domain";
import { paceThresholds, type PlanRequest } from "@triplan/plan-engine";

/** The athlete's thresholds on a day: recorded ones, else those of the plan's race paces. */
export function loadThresholds(
  request: Pick<PlanRequest, "raceType" | "paces">,
  records: readonly ThresholdRow[],
): (day: IsoDate) => Thresholds {
  const fromPaces = paceThresholds(request);
  return (day) => ({ ...fromPaces, ...thresholdsOn(day, records) });
}
