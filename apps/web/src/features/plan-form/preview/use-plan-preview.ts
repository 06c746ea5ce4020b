import type { IsoDate, Thresholds } from "@triplan/domain";
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
import { hasWorkers } from "../../../shared/plan-generator/load-plan-generator.ts";
import { usePlannedPreview } from "./use-planned-preview.ts";

export interface PlanPreview {
  /** The form's request. */
  current: PlanRequest;
  /** The request that the season answers; lags behind the form for a moment. */
  request: PlanRequest;
  season: SeasonPreview;
  /** May lag behind the season for a moment. */
  sample: PlannedWeek | undefined;
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
      today,
      thresholds,
    ],
  );
}

/**
 * Previews the plan with the server's own functions. The first season is laid out at once, so that
 * the page opens with it; later ones come from the worker with their exercises. Null while the
 * values make no plan.
 */
export function usePlanPreview(
  values: PlanValues,
  today: IsoDate,
  thresholds: Thresholds,
): PlanPreview | null {
  const current = useRequest(values, today, thresholds);
  const units = useUnits();
  const planned = usePlannedPreview(current, units);
  const isAtOnce = planned === null || !hasWorkers;
  const quick = useMemo(
    () => (isAtOnce && current ? previewSeason(current, units) : null),
    [isAtOnce, current, units],
  );
  const sample = planned?.preview.sample;
  if (!current) return null;
  const isNew = planned?.request === current && planned.units === units;
  if (planned && (isNew || !quick)) {
    const { request, preview } = planned;
    return { current, request, season: preview, sample };
  }
  return quick && { current, request: current, season: quick, sample };
}
