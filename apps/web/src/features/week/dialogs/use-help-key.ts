import { useEffect, useEffectEvent } from "react";
import { isTyping } from "../../../shared/browser/is-typing.ts";

/** Opens the help on `?`, unless the user is typing. */
export function useHelpKey(isListening: boolean, onHelp: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "?" || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    onHelp();
  });
  useEffect(() => {
    if (!isListening) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, [isListening]);
}
