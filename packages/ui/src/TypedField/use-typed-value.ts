import { useState, type ChangeEvent, type KeyboardEvent } from "react";

export interface TypedValue {
  value: number;
  /** The value as the control shows it while nobody types. */
  format: (value: number) => string;
  /** The value of a typed text, or null when it is nonsense or out of bounds. */
  parse: (text: string) => number | null;
  onCommit: (value: number) => void;
}

/**
 * A number that is edited as text: it counts on Enter or when the control is left, Escape gives up,
 * and nonsense goes back to the last good value and is told by `isRefused`.
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
    // Enter takes the value over; it does not send the form.
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
