import { useState, type ChangeEvent, type KeyboardEvent } from "react";

export interface TypedValue {
  /** Null shows an empty text. */
  value: number | null;
  /** Formats the value while nobody types. */
  format: (value: number) => string;
  /** Parses the text; null when invalid or out of bounds. */
  parse: (text: string) => number | null;
  onCommit: (value: number) => void;
  /** Accepts an empty text; without it, an empty text is parsed like any other. */
  onClear?: (() => void) | undefined;
}

/** The text of a value; empty for none. */
const textOf = ({ value, format }: Pick<TypedValue, "value" | "format">): string =>
  value === null ? "" : format(value);

/** The error of refused input; `accepts` is what the control takes ("hours from 0 to 40"). */
export function refusalText(accepts: string, typed: Pick<TypedValue, "value" | "format">): string {
  const shown = textOf(typed);
  return `Enter ${accepts}.${shown && ` Reset to ${shown}.`}`;
}

/**
 * A number edited as text: Enter and blur commit, Escape discards, and invalid input reverts to the
 * last valid value and sets `isRefused`.
 */
export function useTypedValue({ value, format, parse, onCommit, onClear }: TypedValue) {
  const [text, setText] = useState<string | null>(null);
  /** The value at which input was refused; another value is a new answer. */
  const [refusedAt, setRefusedAt] = useState<{ value: number | null } | null>(null);

  function commit() {
    if (text === null) return;
    setText(null);
    if (text.trim() === "" && onClear) return onClear();
    const parsed = parse(text.trim());
    setRefusedAt(parsed === null ? { value } : null);
    if (parsed !== null) onCommit(parsed);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Escape" && text !== null) {
      event.stopPropagation();
      setText(null);
    }
    if (event.key !== "Enter") return;
    // Enter commits the value without submitting the form.
    event.preventDefault();
    commit();
  }

  return {
    isRefused: refusedAt !== null && refusedAt.value === value,
    inputProps: {
      value: text ?? textOf({ value, format }),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setText(event.currentTarget.value);
        setRefusedAt(null);
      },
      onBlur: commit,
      onKeyDown,
    },
  };
}
