import { Button } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { formatClock } from "@triplan/domain";
import { nameText, startText } from "../../../shared/activities/activity-texts.ts";
import { CompareButton } from "../../../shared/activities/compare-button.tsx";
import { DeleteButton } from "./delete-button.tsx";
import styles from "./duplicate-row.module.css";
import { useKeepSeparate } from "../../../shared/activities/use-activity-actions.ts";
import type { Activity } from "../../../shared/network/trpc.ts";

interface DuplicateRowProps {
  activity: Activity;
  onDelete: () => void;
}

/** A copy of an activity, which counts nowhere, and the way to count it after all. */
export function DuplicateRow({ activity, onDelete }: DuplicateRowProps) {
  const { mutate, isPending } = useKeepSeparate();
  const name = nameText(activity);
  return (
    <li className={styles.row}>
      <IconCopy size={16} aria-hidden />
      <p>
        Same activity, counted once: <b dir="auto">{name}</b> · {startText(activity)} ·{" "}
        {formatClock(activity.duration)}
      </p>
      <div className={styles.buttons}>
        {activity.duplicateOf !== null && (
          <CompareButton
            activityId={activity.id}
            originalId={activity.duplicateOf}
            name={name}
            size="compact-sm"
            className={styles.compare}
          />
        )}
        <Button
          variant="default"
          size="compact-sm"
          className={styles.separate ?? ""}
          aria-label={`Count Separately: ${name}`}
          loading={isPending}
          onClick={() => mutate({ activityId: activity.id })}
        >
          Count Separately
        </Button>
        <DeleteButton name={name} onDelete={onDelete} />
      </div>
    </li>
  );
}
