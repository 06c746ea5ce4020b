import { capitalized } from "../vocabulary/capitalized.ts";
import { DISCIPLINE_NOUNS } from "../vocabulary/discipline-names.ts";
import type { FactsByRule, Reason } from "../exercise/exercise-reasons.ts";
import type { Weekday } from "../calendar/iso-date.ts";
import type { Appointment } from "./appointment.ts";
import { daySports, type ScheduleEntry, type WeeklySchedule } from "./weekly-schedule.ts";

/** Why the day can't hold its appointment, as a sentence; null if it can, or has none. */
export function appointmentProblem(entry: ScheduleEntry): string | null {
  const { appointment, dayName, hours } = entry;
  if (!appointment) return null;
  if (!entry.available || hours === 0) {
    return `${dayName} is a rest day: open it, or remove its appointment`;
  }
  const noun = DISCIPLINE_NOUNS[appointment.sport];
  if (!daySports(entry).includes(appointment.sport)) {
    return `${dayName} allows no ${noun}: allow it, or remove its appointment`;
  }
  const room = hours * 60;
  if (appointment.minutes <= room) return null;
  return `Your ${noun} on ${dayName} takes ${appointment.minutes} min; the day has ${room} min`;
}

/** An appointment in words: "Club swim, 60 min", "Ride, 2 h". */
export const appointmentText = ({ sport, minutes, name }: Appointment): string =>
  `${name ?? capitalized(DISCIPLINE_NOUNS[sport])}, ${minutes} min`;

/** The appointment that an exercise is, from its reasons; null for other exercises. */
export function heldAppointment(reasons: readonly Reason[]): FactsByRule["appointment"] | null {
  const reason = reasons.find(({ rule }) => rule === "appointment");
  return reason?.rule === "appointment" ? reason.facts : null;
}

/** True if the exercise takes place as an appointment on the day: not if the athlete moved it away. */
export const isHeldOn = (reasons: readonly Reason[], day: Weekday): boolean =>
  heldAppointment(reasons)?.day === day;

/** The name of the appointment ("Club swim", "Appointment"); null for other exercises. */
export function appointmentName(reasons: readonly Reason[]): string | null {
  const held = heldAppointment(reasons);
  return held && (held.name ?? "Appointment");
}

/** The appointments of a week: "Tuesday club swim, 60 min"; "no appointments" if it has none. */
export function appointmentsText(schedule: WeeklySchedule): string {
  const texts = schedule.flatMap(({ appointment, dayName }) =>
    appointment ? [`${dayName} ${appointmentText(appointment)}`] : [],
  );
  return texts.length === 0 ? "no appointments" : texts.join(", ");
}
