import { Button } from "@mantine/core";
import { formatClock, formatDayAndMonth } from "@triplan/domain";
import { activityName } from "../matching/matchable.ts";
import { useWeekMatching } from "../matching/matching.tsx";
import type { ExerciseRow, UnmatchedActivity } from "../model/week-types.ts";
import styles from "./missed-offer.module.css";

interface IsThisItProps {
  exercise: ExerciseRow;
  /** The recording that may be it. */
  activity: UnmatchedActivity;
}

/** Asks whether a recording is an open exercise; until then it is neither done nor missed. */
export function IsThisIt({ exercise, activity }: IsThisItProps) {
  const { match, decline, isBusy } = useWeekMatching();
  return (
    <section className={styles.offer} aria-label={`Is this ${exercise.name}?`}>
      <p>
        <b>
          Is this <bdi>{exercise.name}</bdi>?
        </b>{" "}
        <bdi>{activityName(activity)}</bdi>, {formatClock(activity.duration)}, recorded on{" "}
        {formatDayAndMonth(activity.localDate)}.
      </p>
      <div className={styles.buttons}>
        <Button variant="default" disabled={isBusy} onClick={() => match(exercise.id, activity)}>
          Yes, this is it
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => decline(activity)}>
          Not this one
        </Button>
      </div>
    </section>
  );
}
