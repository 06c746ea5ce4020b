import { Button, Skeleton } from "@mantine/core";
import { formatDayAndMonth, formatHours } from "@triplan/domain";
import { SportIcon } from "@triplan/ui";
import { errorText } from "../network/error-text.ts";
import { trpc, type RouterOutputs } from "../network/trpc.ts";
import { FAILURES, SUCCESSES } from "../notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../notifications/notify.ts";
import { useRefreshTraining } from "../plans/use-refresh-training.ts";
import styles from "./choose-exercise.module.css";

type Linkable = RouterOutputs["activities"]["listLinkable"][number];

export interface ChooseExerciseProps {
  activityId: number;
  providerActivityId: string;
  onMatched: () => void;
  /** The activity is none of them. */
  onNeither: () => void;
}

const dayText = ({ scheduledDate, week }: Linkable) =>
  scheduledDate === null ? `Week ${week}, no day yet` : formatDayAndMonth(scheduledDate);

interface ChoiceProps {
  exercise: Linkable;
  isBusy: boolean;
  onChoose: () => void;
}

const Choice = ({ exercise, isBusy, onChoose }: ChoiceProps) => (
  <button type="button" className={styles.choice} disabled={isBusy} onClick={onChoose}>
    <SportIcon discipline={exercise.type} variant="line" size={20} />
    <span className={styles.name}>
      <b>{exercise.name}</b>{" "}
      <span>
        {dayText(exercise)} · {formatHours(exercise.duration)}
      </span>
    </span>{" "}
    <span className={styles.score}>{Math.round(exercise.score * 100)} % match</span>
  </button>
);

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
        <Choice
          key={exercise.id}
          exercise={exercise}
          isBusy={match.isPending}
          onChoose={() => match.mutate({ exerciseId: exercise.id, providerActivityId })}
        />
      ))}
      <Button variant="default" disabled={match.isPending} onClick={onNeither}>
        {linkable.data?.length === 1 ? "Not this one, keep it as an extra" : "Keep it as an extra"}
      </Button>
    </fieldset>
  );
}
