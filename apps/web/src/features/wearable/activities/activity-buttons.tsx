import { ActionIcon, Button } from "@mantine/core";
import { IconCheck, IconLink, IconTrash, IconUnlink } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { useFeature } from "../../../shared/network/use-feature.ts";
import styles from "./activities-card.module.css";
import { nameText } from "./activity-texts.ts";
import { useUnlink } from "./use-activity-actions.ts";
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
  const isReal = useFeature("activity-linking") === true;
  const unlink = useUnlink();
  const unlinkNow = () => {
    if (isReal && linkedExerciseId !== null) unlink.mutate({ exerciseId: linkedExerciseId });
  };
  return (
    <div className={styles.buttons}>
      {isLinkedToWorkout && <LinkedBadge />}
      <LinkButton name={name} isLinked={isLinkedToWorkout} isReal={isReal} />
      <ActionIcon
        variant="subtle"
        size={32}
        aria-label={`Unlink ${name}`}
        title="Unlink"
        disabled={!isLinkedToWorkout}
        aria-disabled={unlink.isPending || undefined}
        onClick={unlinkNow}
      >
        <IconUnlink size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={32}
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={onDelete}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
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
  name: string;
  isLinked: boolean;
  isReal: boolean;
}

function LinkButton({ name, isLinked, isReal }: LinkButtonProps) {
  const label = `Link to Workout: ${name}`;
  if (isLinked) {
    return (
      <ActionIcon variant="subtle" size={32} aria-label={label} title="Link to Workout" disabled>
        <IconLink size={16} aria-hidden />
      </ActionIcon>
    );
  }
  const look = {
    variant: "default",
    size: "compact-sm",
    className: styles.link ?? "",
    "aria-label": label,
    leftSection: <IconLink size={14} aria-hidden />,
  } as const;
  if (!isReal) return <Button {...look}>Link to Workout</Button>;
  // Matching happens in the week view.
  return (
    <Button {...look} component={Link} to="/">
      Link to Workout
    </Button>
  );
}
