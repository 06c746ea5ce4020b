import type { UpdatePlanGoalInput } from "@triplan/contract";
import { formatFinishTime, formatPace, formatSpeed } from "@triplan/domain";
import type { Prediction } from "../../shared/goal/prediction.ts";

/** Goal as API strings; all null when cleared. */
export function toGoalUpdate(
  planId: number,
  goalMinutes: number,
  { goal, goalFinish }: Prediction,
): UpdatePlanGoalInput {
  const paces = goalMinutes > 0 ? goal?.paces : undefined;
  return {
    planId,
    goalFinishTime: paces ? formatFinishTime(goalFinish) : null,
    goalSwimPace: paces ? formatPace(paces.swim) : null,
    goalBikePace: paces ? formatSpeed(paces.bike) : null,
    goalRunPace: paces ? formatPace(paces.run) : null,
  };
}
