import type { ScheduleEntry } from "@triplan/domain";
import type { PlanValues } from "./plan-values.ts";

const isSameDay = (a: ScheduleEntry, b: ScheduleEntry | undefined): boolean =>
  a.available === b?.available && a.hours === b.hours && a.isEndurance === b.isEndurance;

/** True while no other change touched what a way out sets. */
export const isKept = (values: PlanValues, after: PlanValues): boolean =>
  values.raceType === after.raceType &&
  values.raceDate === after.raceDate &&
  values.weeklySchedule.every((entry) => isSameDay(entry, after.weeklySchedule[entry.day]));
