import { VisuallyHidden } from "@mantine/core";
import { IconMoon } from "@tabler/icons-react";
import { DAY_NAMES, formatHours, type Discipline, type Weekday } from "@triplan/domain";
import { classes } from "../shared/classes.ts";
import { sportClass } from "../shared/sport-class.ts";
import { SportIcon } from "../SportIcon/SportIcon.tsx";
import styles from "./SampleWeek.module.css";

export interface SampleExercise {
  id: string;
  type: Discipline;
  name: string;
  minutes: number;
}

export interface SampleDay {
  day: Weekday;
  isRest: boolean;
  isEndurance: boolean;
  exercises: readonly SampleExercise[];
}

/** Minimum full scale of a column, so that a week of short days looks short. */
const FULL_COLUMN_MINUTES = 120;
/** Share of the column that the longest day fills. */
const FILL = 0.88;

const minutesOf = (day: SampleDay) =>
  day.exercises.reduce((sum, exercise) => sum + exercise.minutes, 0);

const SPORT_WORDS = { swim: "swim", bike: "bike", run: "run" } as const;

const inWords = (day: SampleDay) =>
  day.exercises
    .map(({ type, name, minutes }) => `${name}, ${SPORT_WORDS[type]}, ${formatHours(minutes)}`)
    .join("; ") || (day.isRest ? "Rest" : "Free");

const Column = ({ day, full }: { day: SampleDay; full: number }) => (
  <div className={styles.column}>
    <div className={styles.stack} style={{ height: `${(minutesOf(day) / full) * 100}%` }}>
      {day.exercises.map(({ id, type, minutes }) => (
        <span
          key={id}
          className={classes(styles.exercise, sportClass(type))}
          style={{ flexGrow: minutes }}
        >
          <SportIcon discipline={type} variant="line" size={14} />
          {formatHours(minutes)}
        </span>
      ))}
    </div>
  </div>
);

const Rest = () => (
  <div className={styles.rest}>
    <IconMoon size={14} aria-hidden />
    Rest
  </div>
);

/** Seven days with their exercises; the height of a chip is its duration. */
export function SampleWeek({ days, caption }: { days: readonly SampleDay[]; caption: string }) {
  const full = Math.max(FULL_COLUMN_MINUTES, ...days.map((day) => minutesOf(day) / FILL));
  return (
    <>
      <div className={styles.frame} aria-hidden>
        <div className={styles.week}>
          {days.map((day) => (
            <div key={day.day}>
              <div className={styles.name}>
                {DAY_NAMES[day.day].slice(0, 3)}
                {day.isEndurance && <b>E</b>}
              </div>
              {day.isRest ? <Rest /> : <Column day={day} full={full} />}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{caption}</caption>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">
                  {DAY_NAMES[day.day]}
                  {day.isEndurance && ", endurance"}
                </th>
                <td>{inWords(day)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}
