import { formatDayAndMonth, formatHours } from "@triplan/domain";
import { SportIcon } from "@triplan/ui";
import { Link } from "react-router-dom";
import { weekPath } from "../../../shared/plans/plan-view.ts";
import { WatchState } from "../../../shared/watch/watch-state.tsx";
import type { WatchWorkouts } from "./use-watch-workouts.ts";
import styles from "./workouts-card.module.css";

interface WorkoutRowProps {
  exercise: WatchWorkouts["exercises"][number];
}

/** An exercise of the coming days, and whether it is on the watch. */
export const WorkoutRow = ({ exercise }: WorkoutRowProps) => (
  <li className={styles.row}>
    <SportIcon discipline={exercise.type} size={24} />
    <span className={styles.what}>
      <Link to={weekPath(exercise.week)} dir="auto">
        {exercise.name}
      </Link>
      <span>
        {formatDayAndMonth(exercise.scheduledDate)} · {formatHours(exercise.duration)}
      </span>
    </span>
    <WatchState workout={exercise} />
  </li>
);
