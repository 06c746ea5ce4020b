import type { CompleteExerciseInput } from "@triplan/contract";
import { isStillKept } from "../../../shared/completions/kept-changes.ts";
import { useSendCompletion } from "../../../shared/completions/use-send-completion.ts";
import { refusedFields, type FieldErrors } from "../../../shared/forms/refused-fields.ts";
import { FAILURES, NOTICES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifyInfo, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import type { ExerciseRow } from "../model/week-types.ts";

interface CompleteOptions {
  exercise: ExerciseRow;
  /** Called when it is saved: by the server, or on this device until the server can be reached. */
  onCompleted: () => void;
  /** Called when it was not saved, with the messages of refused fields. */
  onRefused: (errors: FieldErrors) => void;
}

/** Completes an exercise by hand. Without network the entry waits on this device. */
export function useComplete({ exercise, onCompleted, onRefused }: CompleteOptions) {
  const { userId, name } = exercise;
  const refresh = useRefreshTraining();
  const { mutate, isPending } = useSendCompletion({
    isFromForm: true,
    onSuccess: async (answer) => {
      if (answer === "waiting") notifyInfo(NOTICES.changeWaits);
      else {
        await refresh();
        notifySuccess(SUCCESSES.completed);
      }
      onCompleted();
    },
    onError: (error, { kept }) => {
      const refused = refusedFields(error);
      if (Object.keys(refused).length > 0) return onRefused(refused);
      if (!isStillKept(userId, kept)) {
        notifyFailure(FAILURES.complete, error);
        return onRefused({});
      }
      notifyInfo(NOTICES.changeWaits);
      onCompleted();
    },
  });
  const complete = (input: CompleteExerciseInput) =>
    mutate({ userId, kept: { input, name, state: "sending", reason: null } });
  return { complete, isPending };
}
