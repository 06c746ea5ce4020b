import { Dialog, DialogActions } from "@triplan/ui";
import { nameText, startText } from "./activity-texts.ts";
import styles from "./delete-activity-dialog.module.css";
import { useDeleteActivity } from "./use-activity-actions.ts";
import type { Activity } from "../network/trpc.ts";

interface DeleteActivityDialogProps {
  activity: Activity;
  onClose: () => void;
  /** Called in place of `onClose` once it is deleted. */
  onDeleted?: () => void;
}

/** Asks for confirmation before an activity is deleted for good. */
export function DeleteActivityDialog({
  activity,
  onClose,
  onDeleted = onClose,
}: DeleteActivityDialogProps) {
  const { mutate, isPending } = useDeleteActivity(onDeleted);
  return (
    <Dialog title="Delete Activity" isBusy={isPending} onClose={onClose}>
      <p className={styles.question}>
        Delete "<bdi>{nameText(activity)}</bdi>" of {startText(activity)}? It won&apos;t come back
        with the next sync.
        {activity.isLinkedToWorkout && " Its exercise is open again, as it was before."}
      </p>
      <DialogActions
        label={isPending ? "Deleting..." : "Delete"}
        isBusy={isPending}
        isDangerous
        onCancel={onClose}
        onAction={() => mutate({ activityId: activity.id })}
      />
    </Dialog>
  );
}
