export { keptAppointments, type DayAppointment } from "./kept-appointments.ts";
export { longDays } from "./long-days.ts";
export { countTrainingWeeks, periodise, phaseLoadWeeks, type WeekFrame } from "./periodise.ts";
export { chainKind, FIRST_LOAD_PART, raceRecoveredFrom, RECOVERY_FROM } from "./race-recovery.ts";
export {
  allows,
  besideAppointments,
  daysFor,
  isAppointment,
  longEnduranceDays,
  longestDayMinutes,
  openDays,
  ordinaryWeek,
  planCalendar,
  RACE_EVE_MINUTES,
  weekCapacity,
} from "./plan-calendar.ts";
export type { PlanDay } from "./plan-day.ts";
