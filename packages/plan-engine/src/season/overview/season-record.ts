import type { SportFamily, ZoneSeconds } from "@triplan/domain";
import type { CompletableExercise, DoneTraining } from "../../load/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";

export interface SeasonExercise
  extends
    CompletableExercise,
    Pick<PlannedExercise, "week" | "name" | "isKey" | "brickId" | "templateId"> {
  id: number;
  /** False while its day is only suggested. */
  isScheduled: boolean;
  /** True on a day of time off: not doing it counts for nothing. */
  isExcused: boolean;
  /** True while a recording may be it and the athlete has not answered. */
  isUnsure: boolean;
}

/** What was recorded or entered, with its sport. */
interface SeasonActivity {
  id: number;
  activityName: string | null;
  family: SportFamily;
  activityType: string;
  /** Metres. */
  distance: number | null;
  zoneSeconds: ZoneSeconds | null;
}

/** Everything done, with its exercise and activity. */
export type SeasonTraining = DoneTraining<SeasonExercise, SeasonActivity>;
