import {
  APPOINTMENT_EFFORTS,
  appointmentProblem,
  DISCIPLINES,
  scheduleProblem,
  WEEKDAYS,
  withAppointment,
  type Appointment,
  type WeeklySchedule,
} from "@triplan/domain";
import * as fc from "fast-check";
import type { PlanRequest } from "../model/plan-types.ts";
import { arbRequest } from "./requests.ts";

/** Appointments of some weekdays, Sunday first; their minutes as a share of the day. */
const arbAppointments = fc.tuple(
  ...WEEKDAYS.map(() =>
    fc.option(
      fc.record({
        sport: fc.constantFrom(...DISCIPLINES),
        share: fc.double({ min: 0.2, max: 1, noNaN: true }),
        effort: fc.constantFrom(...APPOINTMENT_EFFORTS),
      }),
      { nil: null, freq: 3 },
    ),
  ),
);

/** Minutes of club training: hardly any is longer, except group rides. */
const MAX_USUAL = { swim: 90, bike: 240, run: 90 } as const;

/** The schedule with those appointments that its days have room for and that leave time for each sport. */
function withAppointments(
  schedule: WeeklySchedule,
  appointments: readonly ((Pick<Appointment, "sport" | "effort"> & { share: number }) | null)[],
): WeeklySchedule {
  return appointments.reduce<WeeklySchedule>((current, drawn, day) => {
    const entry = current[day];
    if (!drawn || !entry) return current;
    const { sport, effort, share } = drawn;
    const room = Math.min(60 * entry.hours, MAX_USUAL[sport]);
    const minutes = Math.max(30, 5 * Math.floor((share * room) / 5));
    const changed = withAppointment(entry, { sport, minutes, effort });
    const next = current.with(day, changed);
    return appointmentProblem(changed) === null && scheduleProblem(next) === null ? next : current;
  }, schedule);
}

/** Any valid request with appointments on some weekdays. */
export const arbAppointmentRequest: fc.Arbitrary<PlanRequest> = fc
  .tuple(arbRequest, arbAppointments)
  .map(([request, appointments]) => ({
    ...request,
    schedule: withAppointments(request.schedule, appointments),
  }));
