import type { IsoDate, Thresholds } from "@triplan/domain";
import type { PlanRequest } from "@triplan/plan-engine";
import { useUnits } from "@triplan/ui";
import { useMemo } from "react";
import type { PlanValues } from "../draft/plan-values.ts";
import { toPlanRequest } from "../draft/to-plan-request.ts";
import { usePlannedPreview, type PlanPreview } from "./use-planned-preview.ts";

/** What the form's values give. */
export interface PlanPreviewState {
  /** Null while the values make no plan. */
  request: PlanRequest | null;
  /** Null without a request, and until its first answer. */
  preview: PlanPreview | null;
  /** True if the newest request could not be answered. */
  hasFailed: boolean;
}

/** Keeps the same request object while only the plan's name changes. */
function useRequest(
  values: PlanValues,
  today: IsoDate,
  thresholds: Thresholds,
): PlanRequest | null {
  const { raceType, swimDistance, bikeDistance, runDistance, raceDate } = values;
  const { currentSwimPace, currentBikePace, currentRunPace } = values;
  const { goalFinishTime, poolLengthMeters, weeklySchedule, optimiseLoad } = values;
  const { follows } = values;
  const { hoursNow, longestRunNow, longestRideNow, longestSwimNow, skipsTrainingNow } = values;
  return useMemo(
    () =>
      toPlanRequest(
        {
          name: "",
          raceType,
          swimDistance,
          bikeDistance,
          runDistance,
          raceDate,
          currentSwimPace,
          currentBikePace,
          currentRunPace,
          goalFinishTime,
          hoursNow,
          longestRunNow,
          longestRideNow,
          longestSwimNow,
          skipsTrainingNow,
          poolLengthMeters,
          weeklySchedule,
          optimiseLoad,
          ...(follows && { follows }),
        },
        today,
        thresholds,
      ),
    [
      raceType,
      swimDistance,
      bikeDistance,
      runDistance,
      raceDate,
      currentSwimPace,
      currentBikePace,
      currentRunPace,
      goalFinishTime,
      hoursNow,
      longestRunNow,
      longestRideNow,
      longestSwimNow,
      skipsTrainingNow,
      poolLengthMeters,
      weeklySchedule,
      optimiseLoad,
      follows,
      today,
      thresholds,
    ],
  );
}

/** Previews the plan with the server's own functions, off the page's thread. */
export function usePlanPreview(
  values: PlanValues,
  today: IsoDate,
  thresholds: Thresholds,
): PlanPreviewState {
  const request = useRequest(values, today, thresholds);
  const { planned, hasFailed } = usePlannedPreview(request, useUnits());
  return { request, preview: request && planned, hasFailed };
}
