import { trpc } from "../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES } from "../../shared/notifications/messages.ts";
import { errorsOf, type EntryErrors } from "./entry-values.ts";
import { notifyFailure, notifySuccess } from "../../shared/notifications/notify.ts";

interface RecordOptions {
  /** Called with the questions about unusual values. */
  onQuestions: (questions: readonly string[]) => void;
  /** Called with the messages of refused fields. */
  onRefused: (errors: EntryErrors) => void;
  onSaved: () => void;
}

/** Records thresholds and shows the new list. */
export function useRecordThresholds({ onQuestions, onRefused, onSaved }: RecordOptions) {
  const utils = trpc.useUtils();
  return trpc.thresholds.record.useMutation({
    onSuccess: (list) => {
      utils.thresholds.list.setData(undefined, list);
      notifySuccess(SUCCESSES.thresholds);
      onSaved();
    },
    onError: (error) => {
      const issues = error.data?.issues ?? [];
      if (issues.length === 0) notifyFailure(FAILURES.thresholds, error);
      else if (error.data?.reason === "conflict") onQuestions(issues.map(({ message }) => message));
      else onRefused(errorsOf(issues));
    },
  });
}

/** Deletes a record and shows the new list. */
export function useDeleteThreshold() {
  const utils = trpc.useUtils();
  return trpc.thresholds.delete.useMutation({
    onSuccess: (list) => {
      utils.thresholds.list.setData(undefined, list);
      notifySuccess(SUCCESSES.thresholdDeleted);
    },
    onError: (error) => notifyFailure(FAILURES.deleteThreshold, error),
  });
}
