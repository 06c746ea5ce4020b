export { keptAppointments, type DayAppointment } from "./kept-appointments.ts";
export { longDays } from "./long-days.ts";
export { countTrainingWeeks, periodise, phaseLoadWeeks, type WeekFrame } from "./periodise.ts";
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
  type PlanDay,
} from "./plan-calendar.ts";
