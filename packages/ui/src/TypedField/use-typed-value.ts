import { useState, type ChangeEvent, type KeyboardEvent } from "react";

export interface TypedValue {
  value: number;
  /** Formats the value while nobody types. */
  format: (value: number) => string;
  /** Parses the text; null when invalid or out of bounds. */
  parse: (text: string) => number | null;
  onCommit: (value: number) => void;
}

/**
 * A number edited as text: Enter and blur commit, Escape discards, and invalid input reverts to the
 * last valid value and sets `isRefused`.
 */
export function useTypedValue({ value, format, parse, onCommit }: TypedValue) {
  const [text, setText] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  function commit() {
    if (text === null) return;
    const parsed = parse(text.trim());
    setText(null);
    setRefused(parsed === null);
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
    isRefused,
    inputProps: {
      value: text ?? format(value),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setText(event.currentTarget.value);
        setRefused(false);
      },
      onBlur: commit,
      onKeyDown,
    },
  };
}
