import type { Appointment, Discipline, Weekday } from "@triplan/domain";

export interface PlanDay {
  day: Weekday;
  /** 0 on race day, negative after it. */
  daysToRace: number;
  /** True from the creation day to the day before the race. */
  isUsable: boolean;
  /** Available minutes; 0 if the day is unusable or unavailable. */
  minutes: number;
  isEndurance: boolean;
  /** The sports that are possible on the day; all if absent. */
  sports?: ReadonlySet<Discipline>;
  /** The appointment that the day has room for; never in the last days before the race. */
  appointment?: Appointment;
}
