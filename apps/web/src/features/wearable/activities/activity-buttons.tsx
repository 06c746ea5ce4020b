import { ActionIcon, Button } from "@mantine/core";
import { IconCheck, IconLink, IconUnlink } from "@tabler/icons-react";
import { useState } from "react";
import { useFeature } from "../../../shared/network/use-feature.ts";
import styles from "./activities-card.module.css";
import { nameText } from "../../../shared/activities/activity-texts.ts";
import { DeleteButton } from "./delete-button.tsx";
import { LinkActivityDialog } from "../../../shared/activities/link-activity-dialog.tsx";
import { useUnlink } from "../../../shared/activities/use-activity-actions.ts";
import type { Activity } from "../../../shared/network/trpc.ts";

interface ActivityButtonsProps {
  activity: Activity;
  onDelete: () => void;
}

/**
 * Badge and buttons of a row. Link to Workout and Unlink are inert placeholders until the server
 * switches the features on.
 */
export function ActivityButtons({ activity, onDelete }: ActivityButtonsProps) {
  const name = nameText(activity);
  const { isLinkedToWorkout, linkedExerciseId } = activity;
  const isReal = useFeature("activity-linking");
  const unlink = useUnlink();
  const unlinkNow = () => {
    if (isReal && linkedExerciseId !== null) unlink.mutate({ exerciseId: linkedExerciseId });
  };
  return (
    <div className={styles.buttons}>
      {isLinkedToWorkout && <LinkedBadge />}
      <LinkButton activity={activity} isReal={isReal} />
      <ActionIcon
        variant="subtle"
        size={32}
        aria-label={`Unlink ${name}`}
        title="Unlink"
        disabled={!isLinkedToWorkout || isReal === undefined}
        aria-disabled={unlink.isPending || undefined}
        onClick={unlinkNow}
      >
        <IconUnlink size={16} aria-hidden />
      </ActionIcon>
      <DeleteButton name={name} onDelete={onDelete} />
    </div>
  );
}

const LinkedBadge = () => (
  <span className={styles.linked}>
    <IconCheck size={14} aria-hidden />
    Linked to Workout
  </span>
);

interface LinkButtonProps {
  activity: Activity;
  /** Undefined while loading. The dialog of a press in that time opens as soon as it is true. */
  isReal: boolean | undefined;
}

function LinkButton({ activity, isReal }: LinkButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const label = `Link to Workout: ${nameText(activity)}`;
  if (activity.isLinkedToWorkout) {
    return (
      <ActionIcon variant="subtle" size={32} aria-label={label} title="Link to Workout" disabled>
        <IconLink size={16} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        className={styles.link}
        aria-label={label}
        leftSection={<IconLink size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Link to Workout
      </Button>
      {isOpen && isReal && (
        <LinkActivityDialog activity={activity} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
