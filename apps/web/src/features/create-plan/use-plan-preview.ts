import type { IsoDate } from "@triplan/domain";
import { outlineSeason, type PlannedWeek, type PlanRequest, type Season } from "@triplan/planner";
import { useMemo } from "react";
import type { PlanValues } from "./plan-values.ts";
import { toPlanRequest } from "./to-plan-request.ts";
import { useSampleWeek } from "./use-sample-week.ts";

/** The plan while it forms. */
export interface PlanPreview {
  request: PlanRequest;
  season: Season;
  /** The week that is shown day by day; it may be a moment behind the season. */
  sample: PlannedWeek | undefined;
}

/** The engine's request, the same object while only the plan's name is typed. */
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
 * Previews the plan with the functions that the server makes it with. The season follows each
 * change at once; the exercises of the sample week follow when the browser has time for them.
 * Null while the values make no plan.
 */
export function usePlanPreview(values: PlanValues, today: IsoDate): PlanPreview | null {
  const request = useRequest(values, today);
  const season = useMemo(() => request && outlineSeason(request), [request]);
  const sample = useSampleWeek(request);
  return request && season && { request, season, sample };
}
