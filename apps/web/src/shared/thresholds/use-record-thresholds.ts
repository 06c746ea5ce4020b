import { trpc, type RouterOutputs } from "../network/trpc.ts";
import { FAILURES, SUCCESSES } from "../notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../notifications/notify.ts";
import { useRefreshTraining } from "../plans/use-refresh-training.ts";
import { errorsOf, type EntryErrors } from "./entry-errors.ts";
import { retargetedText } from "./retargeted-text.ts";

interface RecordOptions {
  /** Called with the questions about unusual values. */
  onQuestions: (questions: readonly string[]) => void;
  /** Called with the messages of refused fields. */
  onRefused: (errors: EntryErrors) => void;
  /** Called with a sentence about the new targets, empty for none. */
  onSaved: (retargeted: string) => void;
}

/** Shows a changed list, then refetches the exercises whose targets it changed. */
function useShowThresholds() {
  const { thresholds } = trpc.useUtils();
  const refresh = useRefreshTraining();
  return ({ retargeted, ...list }: RouterOutputs["thresholds"]["record"]) => {
    thresholds.list.setData(undefined, list);
    void refresh();
    return retargetedText(retargeted);
  };
}

/** Records thresholds and shows the new list. */
export function useRecordThresholds({ onQuestions, onRefused, onSaved }: RecordOptions) {
  const show = useShowThresholds();
  return trpc.thresholds.record.useMutation({
    onSuccess: (list) => {
      const text = show(list);
      notifySuccess({ ...SUCCESSES.thresholds, text });
      onSaved(text);
    },
    onError: (error) => {
      const issues = error.data?.issues ?? [];
      if (issues.length === 0) notifyFailure(FAILURES.thresholds, error);
      else if (error.data?.reason === "conflict") onQuestions(issues.map(({ message }) => message));
      else onRefused(errorsOf(issues));
    },
  });
}

/** Records a threshold of the history for today, without questions, and shows the new list. */
export function useThresholdAgain() {
  const show = useShowThresholds();
  return trpc.thresholds.record.useMutation({
    onSuccess: (list) => notifySuccess({ ...SUCCESSES.thresholds, text: show(list) }),
    onError: (error) => notifyFailure(FAILURES.thresholds, error),
  });
}

/** Uses typed thresholds from today and shows the new list. */
export function useSetThresholds({ onQuestions, onRefused }: Omit<RecordOptions, "onSaved">) {
  const show = useShowThresholds();
  return trpc.thresholds.set.useMutation({
    onSuccess: (list) => notifySuccess({ ...SUCCESSES.thresholds, text: show(list) }),
    onError: (error) => {
      const issues = error.data?.issues ?? [];
      if (issues.length === 0) notifyFailure(FAILURES.thresholds, error);
      else if (error.data?.reason === "conflict") onQuestions(issues.map(({ message }) => message));
      else onRefused(errorsOf(issues));
    },
  });
}

/** Answers a question whether targets may move up, and shows the new list. */
export function useAnswerEstimate() {
  const show = useShowThresholds();
  return trpc.thresholds.answerEstimate.useMutation({
    onSuccess: ({ answer, ...list }) => {
      const text = show(list);
      if (answer === "yes") notifySuccess({ ...SUCCESSES.thresholds, text });
      else notifySuccess(SUCCESSES.targetsKept);
    },
    onError: (error) => notifyFailure(FAILURES.thresholds, error),
  });
}

/** Deletes a record and shows the new list. */
export function useDeleteThreshold() {
  const show = useShowThresholds();
  return trpc.thresholds.delete.useMutation({
    onSuccess: (list) => {
      notifySuccess({ ...SUCCESSES.thresholdDeleted, text: show(list) });
    },
    onError: (error) => notifyFailure(FAILURES.deleteThreshold, error),
  });
}
