import type { IsoDate } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { useEffect, useRef, useState } from "react";
import type { EntryErrors } from "./entry-errors.ts";
import { emptyEntry, readEntry, type EntryValues } from "./entry-values.ts";
import { useRecordThresholds } from "./use-record-thresholds.ts";

/** How a result counts, if not as the form says. */
type Choice = Partial<Pick<EntryValues, "isGoodTest" | "isAsMeasured">>;

/**
 * A form for a test, a result or known thresholds. An empty one follows after saving, with the date
 * `nextDate`.
 */
export function useThresholdEntry(start: EntryValues, nextDate: IsoDate) {
  const units = useUnits();
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<EntryErrors>({});
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const [retargeted, setRetargeted] = useState("");
  const [choice, setChoice] = useState<Choice>({});
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useRecordThresholds({
    onQuestions: setQuestions,
    onRefused: setErrors,
    onSaved: (text) => {
      setRetargeted(text);
      setQuestions([]);
      setValues(emptyEntry(values.kind, nextDate));
    },
  });
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  const send = (chosen: Choice, isConfirmed: boolean) => {
    setChoice(chosen);
    const entry = readEntry({ ...values, ...chosen }, units);
    if ("errors" in entry) setErrors(entry.errors);
    else if (!isPending) mutate({ ...entry.input, isConfirmed });
  };
  return {
    form,
    values,
    errors,
    /** Questions about unusual values. */
    questions,
    /** What the saved entry changed in the plan, empty for nothing. */
    retargeted,
    isPending,
    update: (change: Partial<EntryValues>) => {
      setErrors({});
      setQuestions([]);
      setRetargeted("");
      setValues((last) => ({ ...last, isAsMeasured: false, ...change }));
    },
    dismissQuestions: () => setQuestions([]),
    submit: (chosen: Choice = {}) => send(chosen, false),
    /** Answers the questions with yes. */
    confirm: () => send(choice, true),
  };
}
