import { Button, Skeleton } from "@mantine/core";
import { formatHours } from "@triplan/domain";
import { Dialog } from "@triplan/ui";
import { errorText } from "../network/error-text.ts";
import { trpc, type Activity } from "../network/trpc.ts";
import { nameText, startText } from "./activity-texts.ts";
import styles from "./link-activity-dialog.module.css";
import { LinkableExercise } from "./linkable-exercise.tsx";
import { useLink } from "./use-activity-actions.ts";

interface LinkActivityDialogProps {
  activity: Activity;
  onClose: () => void;
}

/** Completes an exercise of the activity's week with it. */
export function LinkActivityDialog({ activity, onClose }: LinkActivityDialogProps) {
  const linkable = trpc.activities.listLinkable.useQuery({ activityId: activity.id });
  const link = useLink(onClose);
  const { providerActivityId } = activity;
  return (
    <Dialog title="Link to Workout" size={480} isBusy={link.isPending} onClose={onClose}>
      <p className={styles.activity}>
        <b dir="auto">{nameText(activity)}</b>
        <span>
          {startText(activity)} · {formatHours(activity.duration / 60)}
        </span>
      </p>
      {linkable.isPending && (
        <output aria-label="Loading">
          <Skeleton height={56} radius={8} />
        </output>
      )}
      {linkable.isError && (
        <div role="alert" className={styles.none}>
          <p>Your exercises could not be loaded. {errorText(linkable.error)}</p>
          <Button variant="default" onClick={() => void linkable.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {linkable.data?.length === 0 && (
        <p className={styles.none}>
          No open exercise of this sport is in that week of your current plan, and no other one near
          that day is about as hard. The activity counts as an extra.
        </p>
      )}
      {linkable.data && linkable.data.length > 0 && (
        <ul className={styles.exercises} aria-label="Open exercises">
          {linkable.data.map((exercise) => (
            <li key={exercise.id}>
              <LinkableExercise
                exercise={exercise}
                isBusy={link.isPending}
                onChoose={() =>
                  link.mutate({
                    exerciseId: exercise.id,
                    providerActivityId,
                    isReplacement: exercise.score === null,
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button variant="default" disabled={link.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
