import { Button, Skeleton } from "@mantine/core";
import { LinkableExercise } from "../activities/linkable-exercise.tsx";
import { errorText } from "../network/error-text.ts";
import { trpc } from "../network/trpc.ts";
import { FAILURES, SUCCESSES } from "../notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../notifications/notify.ts";
import { useRefreshTraining } from "../plans/use-refresh-training.ts";
import styles from "./choose-exercise.module.css";

export interface ChooseExerciseProps {
  activityId: number;
  providerActivityId: string;
  onMatched: () => void;
  /** The athlete chooses no exercise. */
  onNeither: () => void;
}

/** The open exercises that an imported activity may be, the best match first. */
export function ChooseExercise(props: ChooseExerciseProps) {
  const { activityId, providerActivityId, onMatched, onNeither } = props;
  const refresh = useRefreshTraining();
  const linkable = trpc.activities.listLinkable.useQuery({ activityId });
  const match = trpc.exercises.match.useMutation({
    networkMode: "always",
    onSuccess: async () => {
      notifySuccess(SUCCESSES.completed);
      await refresh();
      onMatched();
    },
    onError: (error) => notifyFailure(FAILURES.match, error),
  });
  if (linkable.isPending) {
    return (
      <output aria-label="Loading">
        <Skeleton height={56} radius={8} />
      </output>
    );
  }
  return (
    <fieldset className={styles.choices} aria-label="Which exercise was it?">
      {linkable.isError && (
        <p role="alert" className={styles.none}>
          Your exercises could not be loaded. {errorText(linkable.error)}
        </p>
      )}
      {linkable.data?.length === 0 && (
        <p className={styles.none}>No open exercise of this sport is near that day.</p>
      )}
      {linkable.data?.map((exercise) => (
        <LinkableExercise
          key={exercise.id}
          exercise={exercise}
          isBusy={match.isPending}
          onChoose={() =>
            match.mutate({
              exerciseId: exercise.id,
              providerActivityId,
              isReplacement: exercise.score === null,
            })
          }
        />
      ))}
      <Button variant="default" disabled={match.isPending} onClick={onNeither}>
        {linkable.data?.length === 1 ? "Not this one, keep it as an extra" : "Keep it as an extra"}
      </Button>
    </fieldset>
  );
}
