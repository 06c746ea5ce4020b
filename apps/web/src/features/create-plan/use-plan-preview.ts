import type { IsoDate } from "@triplan/domain";
import { outlineSeason, type PlannedWeek, type PlanRequest, type Season } from "@triplan/planner";
import { useMemo } from "react";
import type { PlanValues } from "./plan-values.ts";
import { toPlanRequest } from "./to-plan-request.ts";
import { useSampleWeek } from "./use-sample-week.ts";

export interface PlanPreview {
  request: PlanRequest;
  season: Season;
  /** May lag behind the season for a moment. */
  sample: PlannedWeek | undefined;
}

/** Keeps the same request object while only the plan's name changes. */
function useRequest(values: PlanValues, today: IsoDate): PlanRequest | null {
  const { raceType, swimDistance, bikeDistance, runDistance, raceDate } = values;
  const { currentSwimPace, currentBikePace, currentRunPace } = values;
  const { goalFinishTime, weeklySchedule, optimiseLoad } = values;
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
      weeklySchedule,
      optimiseLoad,
      today,
    ],
  );
}

/**
 * Previews the plan with the server's own functions. The season updates at once, the sample week
 * when the browser is idle. Null while the values make no plan.
 */
export function usePlanPreview(values: PlanValues, today: IsoDate): PlanPreview | null {
  const request = useRequest(values, today);
  const season = useMemo(() => request && outlineSeason(request), [request]);
  const sample = useSampleWeek(request);
  return request && season && { request, season, sample };
}
