import { DAY_NAMES, WEEKDAYS } from "@triplan/domain";
import { Field, Switch } from "@triplan/ui";
import { useState } from "react";
import { minuteOf, timeOf } from "./time-of-day.ts";
import styles from "./take-along.module.css";

interface StartTimesProps {
  timeZone: string;
  startMinutes: readonly (number | null)[] | null;
  onSave: (startMinutes: (number | null)[] | null) => void;
}

const SIX_THIRTY = 390;

/** When exercises start on each weekday; without times they take the day. */
export function StartTimes({ timeZone, startMinutes, onSave }: StartTimesProps) {
  const [times, setTimes] = useState(() => WEEKDAYS.map((day) => timeOf(startMinutes?.[day])));
  const saveTimes = () => {
    const minutes = times.map(minuteOf);
    if (minutes.some((minute, day) => minute !== (startMinutes?.[day] ?? null))) onSave(minutes);
  };
  return (
    <div>
      <Switch
        label="Start times"
        help={
          startMinutes
            ? `In the time of ${timeZone.replaceAll("_", " ")}. Exercises of one day follow each other; a day without a time stays all day.`
            : "Without them, exercises are all-day events."
        }
        checked={startMinutes !== null}
        onChange={(isOn) => {
          const minutes = isOn ? WEEKDAYS.map(() => SIX_THIRTY) : null;
          setTimes(WEEKDAYS.map((day) => timeOf(minutes?.[day])));
          onSave(minutes);
        }}
      />
      {startMinutes && (
        <div className={styles.times}>
          {WEEKDAYS.map((day) => (
            <Field
              key={day}
              type="time"
              step={300}
              label={DAY_NAMES[day]}
              value={times[day] ?? ""}
              onChange={({ currentTarget: { value } }) =>
                setTimes((before) => before.with(day, value))
              }
              onBlur={saveTimes}
            />
          ))}
        </div>
      )}
    </div>
  );
}
