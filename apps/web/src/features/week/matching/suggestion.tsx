import { VisuallyHidden } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useId } from "react";
import type { UnmatchedActivity } from "../model/week-types.ts";
import { activityName } from "./matchable.ts";
import { useWeekMatching } from "./matching.tsx";
import styles from "./unmatched-activities.module.css";

const MEANING = "How well the day, duration and distance agree with your plan.";

/** The exercise that an activity most likely belongs to, to confirm or decline; else "extra". */
export function Suggestion({ activity }: { activity: UnmatchedActivity }) {
  const { match, isBusy, decline } = useWeekMatching();
  const meaning = useId();
  const { suggestion } = activity;
  if (!suggestion) return <Extra />;
  const { exerciseId, exerciseName, score } = suggestion;
  const name = activityName(activity);
  return (
    <span className={styles.suggestion}>
      <span title={MEANING}>
        Probably <bdi>{exerciseName}</bdi> ({Math.round(score * 100)} % match)
      </span>
      <VisuallyHidden id={meaning}>
        {Math.round(score * 100)} % match. {MEANING}
      </VisuallyHidden>
      <span className={styles.answers}>
        <button
          type="button"
          className={styles.confirm}
          aria-label={`Confirm: ${name} is ${exerciseName}`}
          aria-describedby={meaning}
          disabled={isBusy}
          onClick={() => match(exerciseId, activity)}
        >
          Confirm
        </button>
        <button
          type="button"
          className={styles.dismiss}
          aria-label={`Not this one: ${name} is not ${exerciseName}`}
          disabled={isBusy}
          onClick={() => decline(activity)}
        >
          Not this one
        </button>
      </span>
    </span>
  );
}

const Extra = () => (
  <span className={styles.extra}>
    <IconPlus size={12} aria-hidden />
    extra, counted
  </span>
);
