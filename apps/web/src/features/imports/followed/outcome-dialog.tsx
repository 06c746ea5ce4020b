import { Button } from "@mantine/core";
import { Dialog } from "@triplan/ui";
import { ChooseExercise } from "../../../shared/imports/choose-exercise.tsx";
import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES, successOf } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import styles from "./outcome-dialog.module.css";
import type { AskedFile } from "./use-outcomes.ts";

interface OutcomeDialogProps {
  asked: AskedFile;
  onClose: () => void;
}

/** The question that the outcome of a file asks. */
export function OutcomeDialog({
  asked: { importId, file, exercise },
  onClose,
}: OutcomeDialogProps) {
  const { outcome, reason, exerciseName, activity, activityId, position } = file;
  const keepExtra = trpc.imports.keepExtra.useMutation({ onSuccess: onClose });
  const keep = () => (outcome === "choose" ? keepExtra.mutate({ importId, position }) : onClose());
  const canChoose = outcome === "choose" && activity !== null && activityId !== null;
  const isOfSport = exercise !== null && activity?.family === exercise.type;
  return (
    <Dialog title="File imported" onClose={onClose}>
      <p className={styles.reason}>{reason}</p>
      <p className={styles.stored}>
        {exerciseName === null ? "It is stored as an extra." : `It completes ${exerciseName}.`}
      </p>
      {canChoose && isOfSport && (
        <MatchAnyway
          exercise={exercise}
          providerActivityId={activity.providerActivityId}
          onMatched={onClose}
        />
      )}
      {canChoose && (
        <ChooseExercise
          activityId={activityId}
          providerActivityId={activity.providerActivityId}
          onMatched={onClose}
          onNeither={keep}
        />
      )}
      <div className={styles.buttons}>
        <UndoButton importId={importId} onUndone={onClose} />
        {!canChoose && (
          <Button variant="default" onClick={keep}>
            Keep it
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface MatchAnywayProps {
  exercise: { id: number; name: string };
  providerActivityId: string;
  onMatched: () => void;
}

function MatchAnyway({ exercise, providerActivityId, onMatched }: MatchAnywayProps) {
  const refresh = useRefreshTraining();
  const match = trpc.exercises.match.useMutation({
    onSuccess: async () => {
      notifySuccess(SUCCESSES.completed);
      await refresh();
      onMatched();
    },
    onError: (error) => notifyFailure(FAILURES.match, error),
  });
  return (
    <Button
      className={styles.anyway ?? ""}
      variant="default"
      disabled={match.isPending}
      onClick={() => match.mutate({ exerciseId: exercise.id, providerActivityId })}
    >
      Complete {exercise.name} with it
    </Button>
  );
}

function UndoButton({ importId, onUndone }: { importId: number; onUndone: () => void }) {
  const refresh = useRefreshTraining();
  const undo = trpc.imports.undo.useMutation({
    onSuccess: async ({ deletedActivities, reopenedExercises }) => {
      await refresh();
      notifySuccess(successOf.importUndone(deletedActivities, reopenedExercises));
      onUndone();
    },
    onError: (error) => notifyFailure(FAILURES.undoImport, error),
  });
  return (
    <Button variant="default" disabled={undo.isPending} onClick={() => undo.mutate({ importId })}>
      Undo this import
    </Button>
  );
}
