import { isSameSchedule } from "@triplan/domain";
import type { PlanValues } from "./plan-values.ts";

/** True while no other change touched what a way out sets. */
export const isKept = (values: PlanValues, after: PlanValues): boolean =>
  values.raceType === after.raceType &&
  values.raceDate === after.raceDate &&
  isSameSchedule(values.weeklySchedule, after.weeklySchedule);
