import { dayOfMonth, type IsoDate } from "@triplan/domain";
import { ExerciseCard } from "@triplan/ui";
import { PriorityMark } from "../../shared/races/priority-mark.tsx";
import type { SharedPlan } from "../../shared/network/trpc.ts";
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
  /** Races on the way to the plan's own. */
  races: SharedPlan["weeks"][number]["races"];
  place: DayPlace;
  onOpen: (exercise: ExerciseOfWeek) => void;
}

export const SharedDay = ({ name, date, exercises, races, place, onOpen }: SharedDayProps) => (
  <li className={styles.day}>
    <span className={styles.dayName}>
      <abbr title={name}>{name.slice(0, 3)}</abbr> {date && dayOfMonth(date)}
    </span>
    {races.map((race) => (
      <p key={race.name} className={styles.dayRace}>
        <PriorityMark priority={race.priority} />
        {race.name}
      </p>
    ))}
    {exercises.length + races.length === 0 && place !== "after" && (
      <span className={styles.note}>{place === "race" ? "Race day" : "Rest"}</span>
    )}
    {exercises.length > 0 && (
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
