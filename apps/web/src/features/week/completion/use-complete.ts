import type { CompleteExerciseInput } from "@triplan/contract";
import type { FieldIssue } from "@triplan/domain";
import { TRPCClientError } from "@trpc/client";
import { isStillKept } from "../../../shared/completions/kept-changes.ts";
import { useSendCompletion } from "../../../shared/completions/use-send-completion.ts";
import { FAILURES, NOTICES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifyInfo, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { errorsOf, type CompletionErrors } from "./completion-values.ts";

interface CompleteOptions {
  exercise: ExerciseRow;
  /** Called when it is saved: by the server, or on this device until the server can be reached. */
  onCompleted: () => void;
  /** Called when it was not saved, with the messages of refused fields. */
  onRefused: (errors: CompletionErrors) => void;
}

/** The messages of refused fields; empty for any other failure. */
const issuesOf = (error: unknown): readonly FieldIssue[] =>
  (error instanceof TRPCClientError && error.data?.issues) || [];

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
      const issues = issuesOf(error);
      if (issues.length > 0) return onRefused(errorsOf(issues));
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
