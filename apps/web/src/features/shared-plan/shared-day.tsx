import { dayOfMonth, type IsoDate } from "@triplan/domain";
import { ExerciseCard } from "@triplan/ui";
import type { ExerciseOfWeek } from "./exercise-of-week.ts";
import styles from "./shared-plan.module.css";

/** A day of the last week beside its race. */
export type DayPlace = "before" | "race" | "after";

interface SharedDayProps {
  /** "Sunday". */
  name: string;
  /** Null without dates. */
  date: IsoDate | null;
  exercises: readonly ExerciseOfWeek[];
  place: DayPlace;
  onOpen: (exercise: ExerciseOfWeek) => void;
}

export const SharedDay = ({ name, date, exercises, place, onOpen }: SharedDayProps) => (
  <li className={styles.day}>
    <span className={styles.dayName}>
      <abbr title={name}>{name.slice(0, 3)}</abbr> {date && dayOfMonth(date)}
    </span>
    {exercises.length === 0 ? (
      place !== "after" && (
        <span className={styles.note}>{place === "race" ? "Race day" : "Rest"}</span>
      )
    ) : (
      <ul className={styles.cards}>
        {exercises.map((exercise, index) => (
          <li key={exercise.slotKey}>
            <ExerciseCard exercise={{ ...exercise, id: index }} onOpen={() => onOpen(exercise)} />
          </li>
        ))}
      </ul>
    )}
  </li>
);
