export {
  activityLoad,
  loadAsPlanned,
  type LoadThresholds,
  type PlannedEffort,
} from "./activity-load.ts";
export type { DoneActivity } from "./done-activity.ts";
export { exerciseLoad } from "./exercise-load.ts";
