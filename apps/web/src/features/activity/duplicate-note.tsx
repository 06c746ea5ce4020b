import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { nameText } from "../../shared/activities/activity-texts.ts";
import { CompareButton } from "../../shared/activities/compare-button.tsx";
import { useKeepSeparate } from "../../shared/activities/use-activity-actions.ts";
import styles from "./activity-page.module.css";
import type { DetailedActivity } from "./activity-types.ts";

/** What a copy of another activity counts for, and the way to count it after all. */
export function DuplicateNote({ activity }: { activity: DetailedActivity }) {
  const { mutate, isPending } = useKeepSeparate();
  return (
    <div className={styles.duplicate}>
      <p>
        This is a copy of <Link to={`/activities/${activity.duplicateOf}`}>another activity</Link>.
        It counts nowhere.
      </p>
      {activity.duplicateOf !== null && (
        <CompareButton
          activityId={activity.id}
          originalId={activity.duplicateOf}
          name={nameText(activity)}
        />
      )}
      <Button
        variant="default"
        loading={isPending}
        onClick={() => mutate({ activityId: activity.id })}
      >
        Count Separately
      </Button>
    </div>
  );
}
