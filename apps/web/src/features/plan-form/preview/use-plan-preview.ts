import type { IsoDate } from "@triplan/domain";
import {
  previewSeason,
  type PlannedWeek,
  type PlanRequest,
  type SeasonPreview,
} from "@triplan/plan-engine";
import { useUnits } from "@triplan/ui";
import { useMemo } from "react";
import type { PlanValues } from "../draft/plan-values.ts";
import { toPlanRequest } from "../draft/to-plan-request.ts";
import { sampleWeekOf } from "./sample-week.ts";
import { usePlannedPreview } from "./use-planned-preview.ts";

export interface PlanPreview {
  request: PlanRequest;
  season: SeasonPreview;
  /** May lag behind the season for a moment. */
  sample: PlannedWeek | undefined;
}

/** Keeps the same request object while only the plan's name changes. */
function useRequest(values: PlanValues, today: IsoDate): PlanRequest | null {
  const { raceType, swimDistance, bikeDistance, runDistance, raceDate } = values;
  const { currentSwimPace, currentBikePace, currentRunPace } = values;
  const { goalFinishTime, weeklySchedule, optimiseLoad } = values;
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
          weeklySchedule,
          optimiseLoad,
        },
        today,
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
      weeklySchedule,
      optimiseLoad,
      today,
    ],
  );
}

/**
 * Previews the plan with the server's own functions. The season updates at once; with the sample
 * week, when the browser is idle, comes what the load of the exercises changes. Null while the
 * values make no plan.
 */
export function usePlanPreview(values: PlanValues, today: IsoDate): PlanPreview | null {
  const request = useRequest(values, today);
  const units = useUnits();
  const quick = useMemo(() => request && previewSeason(request, units), [request, units]);
  const planned = usePlannedPreview(request, units);
  const sample = useMemo(() => planned && sampleWeekOf(planned.preview.planned), [planned]);
  const season =
    planned?.request === request && planned?.units === units ? planned?.preview : quick;
  return request && season ? { request, season, sample: sample ?? undefined } : null;
}
