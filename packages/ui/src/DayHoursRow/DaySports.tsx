import { IconChevronDown } from "@tabler/icons-react";
import {
  appointmentText,
  daySports,
  DISCIPLINE_NAMES,
  DISCIPLINES,
  sportsText,
  withSports,
  type ScheduleEntry,
} from "@triplan/domain";
import { DayAppointment } from "./DayAppointment.tsx";
import { FieldError } from "../Field/Field.tsx";
import styles from "./DaySports.module.css";

interface DaySportsProps {
  entry: ScheduleEntry;
  isOpen: boolean;
  onToggle: () => void;
}

/** The appointment of a day, or its sports. */
const dayText = (entry: ScheduleEntry): string =>
  entry.appointment ? appointmentText(entry.appointment) : sportsText(entry);

/** The appointment or the sports of a day in words; opens their choice. */
export const DaySports = ({ entry, isOpen, onToggle }: DaySportsProps) => (
  <button
    type="button"
    className={styles.toggle}
    aria-expanded={isOpen}
    aria-label={`${dayText(entry)} on ${entry.dayName}`}
    data-limited={entry.sports !== undefined || Boolean(entry.appointment) || undefined}
    data-appointment={entry.appointment ? "" : undefined}
    onClick={onToggle}
  >
    {dayText(entry)}
    <IconChevronDown size={12} aria-hidden />
  </button>
);

interface SportChoiceProps {
  entry: ScheduleEntry;
  onChange: (entry: ScheduleEntry) => void;
}

/** The sports that are possible on a day, and its appointment. */
export function SportChoice({ entry, onChange }: SportChoiceProps) {
  const sports = daySports(entry);
  const { dayName } = entry;
  return (
    <div className={styles.choice}>
      {DISCIPLINES.map((sport) => (
        <label key={sport} className={styles.sport}>
          <input
            type="checkbox"
            aria-label={`${DISCIPLINE_NAMES[sport]} on ${dayName}`}
            checked={sports.includes(sport)}
            onChange={({ currentTarget: { checked } }) => {
              const next = DISCIPLINES.filter((each) =>
                each === sport ? checked : sports.includes(each),
              );
              onChange(withSports(entry, next));
            }}
          />
          {DISCIPLINE_NAMES[sport]}
        </label>
      ))}
      {sports.length === 0 && (
        <p className={styles.error}>
          <FieldError>Allow at least one sport, or make it a rest day.</FieldError>
        </p>
      )}
      <div className={styles.appointment}>
        <DayAppointment entry={entry} onChange={onChange} />
      </div>
    </div>
  );
}
