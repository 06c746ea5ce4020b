import { DAY_NAMES, formatHours, weekdayOf } from "@triplan/domain";
import { Glyph, SportIcon } from "@triplan/ui";
import { DAY_WORDS } from "../../shared/completions/day-words.ts";
import type { CheckIn } from "./use-check-in.ts";
import styles from "./week-exercises.module.css";

type CheckInExercise = CheckIn["exercises"][number];

/** "0:37 of 0:50", "0:31" for training that was not planned, "0:40" for what was not done. */
function minutesText({ plannedMinutes, doneMinutes }: CheckInExercise): string {
  if (doneMinutes === null) return formatHours(plannedMinutes);
  if (plannedMinutes === 0) return formatHours(doneMinutes);
  return `${formatHours(doneMinutes)} of ${formatHours(plannedMinutes)}`;
}

function Exercise({ exercise }: { exercise: CheckInExercise }) {
  const { discipline, name, isKey, date, state } = exercise;
  const { name: word, glyph } = DAY_WORDS[state];
  return (
    <li>
      {discipline ? <SportIcon discipline={discipline} size={20} /> : <span aria-hidden>·</span>}
      <span>
        <b>{name}</b>{" "}
        {isKey && (
          <span className={styles.star}>
            <Glyph name="star" size={12} label="key session" />
          </span>
        )}{" "}
        <span className={styles.day}>{DAY_NAMES[weekdayOf(date)].slice(0, 3)}</span>
      </span>
      <span className={styles.minutes}>{minutesText(exercise)}</span>
      <span className={styles.state} data-state={state}>
        {glyph && <Glyph name={glyph} />} {word}
      </span>
    </li>
  );
}

/** Each exercise of the week with how it went, and training beside them. */
export const WeekExercises = ({ exercises }: Pick<CheckIn, "exercises">) => (
  <ul className={styles.exercises} aria-label="Exercises of the week">
    {exercises.map((exercise, index) => (
      <Exercise key={exercise.exerciseId ?? `extra-${index}`} exercise={exercise} />
    ))}
  </ul>
);
