import type { Discipline } from "../sport/discipline.ts";

export const APPOINTMENT_EFFORTS = ["easy", "steady", "hard"] as const;
export type AppointmentEffort = (typeof APPOINTMENT_EFFORTS)[number];

/** Training at a fixed time of a weekday, such as the club's swim. It is one of the plan's exercises. */
export interface Appointment {
  sport: Discipline;
  /** A multiple of 5 within the limits. */
  minutes: number;
  effort: AppointmentEffort;
  name?: string;
}

/** Range and step of an appointment's minutes. */
export const APPOINTMENT_MINUTES = { min: 30, max: 480, step: 5 } as const;
/** More would leave the plan no days of its own. */
export const MAX_APPOINTMENTS = 4;
export const MAX_APPOINTMENT_NAME = 60;
/** In the last days before the race the plan has its own days and lengths. */
export const LAST_DAYS_WITHOUT_APPOINTMENT = 7;

/** True if both are the same appointment, or none. */
export const isSameAppointment = (
  a: Appointment | null | undefined,
  b: Appointment | null | undefined,
): boolean =>
  a && b
    ? a.sport === b.sport && a.minutes === b.minutes && a.effort === b.effort && a.name === b.name
    : !a && !b;
