import { formatDayAndMonth, formatHours } from "@triplan/domain";
import { SportIcon } from "@triplan/ui";
import type { RouterOutputs } from "../network/trpc.ts";
import styles from "./linkable-exercise.module.css";

type Linkable = RouterOutputs["activities"]["listLinkable"][number];

interface LinkableExerciseProps {
  exercise: Linkable;
  isBusy: boolean;
  onChoose: () => void;
}

const dayText = ({ scheduledDate, week }: Linkable) =>
  scheduledDate === null ? `Week ${week}, no day yet` : formatDayAndMonth(scheduledDate);

/** An open exercise that an activity may be, with how well they match, or that it took the place of. */
export const LinkableExercise = ({ exercise, isBusy, onChoose }: LinkableExerciseProps) => (
  <button type="button" className={styles.exercise} disabled={isBusy} onClick={onChoose}>
    <SportIcon discipline={exercise.type} variant="line" size={20} />
    <span className={styles.name}>
      <b>{exercise.name}</b>{" "}
      <span>
        {dayText(exercise)} · {formatHours(exercise.duration)}
      </span>
    </span>{" "}
    <span className={styles.score}>
      {exercise.score === null
        ? "Done instead of it"
        : `${Math.round(exercise.score * 100)} % match`}
    </span>
  </button>
);
