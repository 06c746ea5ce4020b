import type { PreviewGoalBody } from "@triplan/contract";
import { formatFinishTime, formatRacePaces } from "@triplan/domain";
import type { Prediction } from "../../shared/goal/prediction.ts";

/** Goal as API strings; all null when cleared. */
export function toGoalUpdate(
  planId: number,
  goalMinutes: number,
  { goal, goalFinish }: Prediction,
): PreviewGoalBody {
  const paces = goalMinutes > 0 && goal ? formatRacePaces(goal.paces) : null;
  return {
    planId,
    goalFinishTime: paces ? formatFinishTime(goalFinish) : null,
    goalSwimPace: paces?.swim ?? null,
    goalBikePace: paces?.bike ?? null,
    goalRunPace: paces?.run ?? null,
  };
}
