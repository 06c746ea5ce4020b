import { formatDayAndMonth, formatHours } from "@triplan/domain";
import { SportIcon } from "@triplan/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { weekPath } from "../plans/plan-view.ts";
import type { WatchWorkouts } from "./use-watch-workouts.ts";
import { WatchState } from "./watch-state.tsx";
import styles from "./workout-row.module.css";

interface WorkoutRowProps {
  exercise: WatchWorkouts["exercises"][number];
  /** At the end of the row. */
  children?: ReactNode;
}

/** An exercise of the coming days, and whether it is on the watch. */
export const WorkoutRow = ({ exercise, children }: WorkoutRowProps) => (
  <li className={styles.row} data-more={Boolean(children) || undefined}>
    <SportIcon discipline={exercise.type} size={24} />
    <span className={styles.what}>
      <Link to={weekPath(exercise.week)} dir="auto">
        {exercise.name}
      </Link>
      <span>
        {formatDayAndMonth(exercise.scheduledDate)} · {formatHours(exercise.duration)}
      </span>
    </span>
    <span className={styles.state}>
      <WatchState workout={exercise} />
    </span>
    {children && <span className={styles.more}>{children}</span>}
  </li>
);
