import { appointmentProblem, type ScheduleEntry } from "@triplan/domain";
import { useState } from "react";
import { Switch } from "../Switch/Switch.tsx";
import { HoursStepper } from "./HoursStepper.tsx";
import { useTypedValue } from "../TypedField/use-typed-value.ts";
import { DaySports, SportChoice } from "./DaySports.tsx";
import { parseHours, withAvailable } from "./hours.ts";
import styles from "./DayHoursRow.module.css";

export interface DayHoursRowProps {
  entry: ScheduleEntry;
  /** Hours at the right end of the bar's grid, equal for all rows of a week. */
  grid: 4 | 6 | 8;
  onChange: (entry: ScheduleEntry) => void;
}

const Bar = ({ entry, grid }: Pick<DayHoursRowProps, "entry" | "grid">) => (
  <div className={styles.bar} data-grid={grid} aria-hidden>
    {entry.available && (
      <i
        data-endurance={entry.isEndurance || undefined}
        style={{ width: `${(entry.hours / grid) * 100}%` }}
      />
    )}
  </div>
);

interface DayHoursProps {
  entry: ScheduleEntry;
  onChange: (hours: number) => void;
}

function DayHours({ entry: { hours, dayName }, onChange }: DayHoursProps) {
  const { inputProps } = useTypedValue({
    value: hours,
    format: String,
    parse: parseHours,
    onCommit: onChange,
  });
  return (
    <HoursStepper
      hours={hours}
      onStep={onChange}
      typed={inputProps}
      where={`on ${dayName}`}
      aria-label={`Hours on ${dayName}`}
    />
  );
}

/** A day of the weekly schedule: availability, sports, appointment, hours as bar and number, endurance. */
export function DayHoursRow({ entry, grid, onChange }: DayHoursRowProps) {
  const { dayName, available } = entry;
  const [isOpened, setIsOpened] = useState(false);
  const hasProblem = entry.sports?.length === 0 || appointmentProblem(entry) !== null;
  const isOpen = available && (isOpened || hasProblem);
  return (
    <fieldset className={styles.row} aria-label={dayName} data-rest={!available || undefined}>
      <div className={styles.day}>
        <Switch
          isMain
          label={dayName}
          name={`Available on ${dayName}`}
          checked={available}
          onChange={(checked) => onChange(withAvailable(entry, checked))}
        />
        {available && (
          <DaySports entry={entry} isOpen={isOpen} onToggle={() => setIsOpened(!isOpened)} />
        )}
      </div>
      <Bar entry={entry} grid={grid} />
      {available ? (
        <>
          <DayHours entry={entry} onChange={(hours) => onChange({ ...entry, hours })} />
          <Switch
            label="Endurance"
            name={`Endurance on ${dayName}`}
            checked={entry.isEndurance}
            onChange={(isEndurance) => onChange({ ...entry, isEndurance })}
          />
        </>
      ) : (
        <span className={styles.restDay}>Rest day</span>
      )}
      {isOpen && <SportChoice entry={entry} onChange={onChange} />}
    </fieldset>
  );
}
