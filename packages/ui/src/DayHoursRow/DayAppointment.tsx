import { Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import {
  APPOINTMENT_EFFORTS,
  APPOINTMENT_MINUTES,
  appointmentProblem,
  daySports,
  DISCIPLINE_NAMES,
  DISCIPLINES,
  MAX_APPOINTMENT_NAME,
  withAppointment,
  type Appointment,
  type ScheduleEntry,
} from "@triplan/domain";
import { Field, FieldError } from "../Field/Field.tsx";
import { SelectField } from "../SelectField/SelectField.tsx";
import { TypedField } from "../TypedField/TypedField.tsx";
import { parseMinutes } from "./hours.ts";
import styles from "./DayAppointment.module.css";

interface DayAppointmentProps {
  entry: ScheduleEntry;
  onChange: (entry: ScheduleEntry) => void;
}

const SPORTS = DISCIPLINES.map((value) => ({ value, label: DISCIPLINE_NAMES[value] }));

const EFFORT_NAMES = { easy: "Easy", steady: "Steady", hard: "Hard" } as const;
const EFFORTS = APPOINTMENT_EFFORTS.map((value) => ({ value, label: EFFORT_NAMES[value] }));

/** Minutes of a new appointment, or all of a shorter day. */
const FIRST_MINUTES = 60;

const firstAppointment = (entry: ScheduleEntry): Appointment => ({
  sport: daySports(entry)[0] ?? "swim",
  minutes: Math.max(APPOINTMENT_MINUTES.min, Math.min(FIRST_MINUTES, entry.hours * 60)),
  effort: "steady",
});

/** The fixed appointment of a day: what, how long, how hard. */
export function DayAppointment({ entry, onChange }: DayAppointmentProps) {
  const { appointment, dayName } = entry;
  const set = (next: Appointment | null) => onChange(withAppointment(entry, next));
  if (!appointment) {
    return (
      <Button
        variant="subtle"
        color="gray"
        className={styles.add ?? ""}
        leftSection={<IconPlus size={14} aria-hidden />}
        aria-label={`Fixed appointment on ${dayName}`}
        onClick={() => set(firstAppointment(entry))}
      >
        Fixed appointment
      </Button>
    );
  }
  return <AppointmentFields {...{ entry, appointment, set }} />;
}

interface AppointmentFieldsProps {
  entry: ScheduleEntry;
  appointment: Appointment;
  set: (next: Appointment | null) => void;
}

function AppointmentFields({ entry, appointment, set }: AppointmentFieldsProps) {
  const { dayName } = entry;
  const { name: _name, ...nameless } = appointment;
  const problem = appointmentProblem(entry);
  return (
    <fieldset className={styles.fields} aria-label={`Appointment on ${dayName}`}>
      <Field
        label="Name (optional)"
        placeholder="Club swim"
        maxLength={MAX_APPOINTMENT_NAME}
        value={appointment.name ?? ""}
        onChange={({ currentTarget: { value } }) =>
          set(value === "" ? nameless : { ...appointment, name: value })
        }
      />
      <SelectField
        label="Sport"
        data={SPORTS}
        value={appointment.sport}
        onChange={({ currentTarget: { value } }) => {
          const sport = DISCIPLINES.find((each) => each === value);
          if (sport) set({ ...appointment, sport });
        }}
      />
      <TypedField
        label="Minutes"
        value={appointment.minutes}
        format={String}
        parse={parseMinutes}
        accepts={`minutes from ${APPOINTMENT_MINUTES.min} to ${APPOINTMENT_MINUTES.max}`}
        onCommit={(minutes) => set({ ...appointment, minutes })}
      />
      <SelectField
        label="Effort"
        data={EFFORTS}
        value={appointment.effort}
        onChange={({ currentTarget: { value } }) => {
          const effort = APPOINTMENT_EFFORTS.find((each) => each === value);
          if (effort) set({ ...appointment, effort });
        }}
      />
      <Button
        variant="subtle"
        color="gray"
        className={styles.remove ?? ""}
        leftSection={<IconTrash size={14} aria-hidden />}
        aria-label={`Remove the appointment on ${dayName}`}
        onClick={() => set(null)}
      >
        Remove
      </Button>
      {problem !== null && (
        <p className={styles.problem}>
          <FieldError>{problem}</FieldError>
        </p>
      )}
    </fieldset>
  );
}
