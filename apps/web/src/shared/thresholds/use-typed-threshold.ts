import type { ThresholdKind } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { useState } from "react";
import { useToday } from "../dates/today.ts";
import { emptyEntry, readEntry } from "./entry-values.ts";
import { thresholdFigure } from "./threshold-texts.ts";
import { useSetThresholds } from "./use-record-thresholds.ts";

/**
 * A field for the threshold in use (null if unknown). What is typed is saved by `save` and on
 * `confirm`, if it is a new value; an emptied field gets the value in use back.
 */
export function useTypedThreshold(kind: ThresholdKind, value: number | null) {
  const units = useUnits();
  const today = useToday();
  const shown = value === null ? "" : thresholdFigure(kind, value, units).value;
  /** Null while the field shows the value in use. */
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const { mutate, isPending } = useSetThresholds({
    onQuestions: setQuestions,
    onRefused: (errors) => setError(errors[kind]),
  });
  const text = typed ?? shown;
  const discard = () => {
    setTyped(null);
    setError(undefined);
    setQuestions([]);
  };
  const send = (isConfirmed: boolean) => {
    if (isPending || text === shown) return;
    if (text.trim() === "") {
      discard();
      return;
    }
    const entry = readEntry({ ...emptyEntry("typed", today), texts: { [kind]: text } }, units);
    if ("errors" in entry) setError(entry.errors[kind]);
    else mutate({ [kind]: entry.input[kind], isConfirmed }, { onSuccess: discard });
  };
  return {
    text,
    error,
    /** Questions about an unusual value. */
    questions,
    isPending,
    type: (next: string) => {
      setTyped(next);
      setError(undefined);
    },
    save: () => {
      if (questions.length === 0) send(false);
    },
    confirm: () => send(true),
    discard,
  };
}
