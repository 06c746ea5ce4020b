import type { IsoDate } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { useEffect, useRef, useState } from "react";
import { emptyEntry, readEntry, type EntryErrors, type EntryValues } from "./entry-values.ts";
import { useRecordThresholds } from "./use-record-thresholds.ts";

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
  return {
    form,
    values,
    errors,
    /** Questions about unusual values; `submit` with `isConfirmed` answers them with yes. */
    questions,
    /** What the saved entry changed in the plan, empty for nothing. */
    retargeted,
    isPending,
    update: (change: Partial<EntryValues>) => {
      setErrors({});
      setQuestions([]);
      setRetargeted("");
      setValues((last) => ({ ...last, ...change }));
    },
    dismissQuestions: () => setQuestions([]),
    submit: ({ isConfirmed = false, isGoodTest = values.isGoodTest } = {}) => {
      const entry = readEntry({ ...values, isGoodTest }, units);
      if ("errors" in entry) setErrors(entry.errors);
      else if (!isPending) mutate({ ...entry.input, isConfirmed });
    },
  };
}
