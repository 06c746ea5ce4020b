import { useEffect, useEffectEvent } from "react";
import { isTyping } from "../../../shared/browser/is-typing.ts";

const REMOVE_KEYS: ReadonlySet<string> = new Set(["Delete", "Backspace"]);

/** True for the keys that unschedule an exercise. */
export const isRemoveKey = (key: string): boolean => REMOVE_KEYS.has(key);

export interface SelectionKeys {
  onCancel: () => void;
  onRemove: () => void;
}

/** Escape and Delete for the selection, unless the focused element handled them. */
export function useSelectionKeys(isListening: boolean, { onCancel, onRemove }: SelectionKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    if (event.key === "Escape") onCancel();
    else if (isRemoveKey(event.key)) onRemove();
  });
  useEffect(() => {
    if (!isListening) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, [isListening]);
}
