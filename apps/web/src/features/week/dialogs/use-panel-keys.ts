import { useEffect, useEffectEvent, type RefObject } from "react";

/** Closes the panel beside the week on Escape in the week; dialogs keep their own Escape. */
export function usePanelKeys(
  root: RefObject<HTMLElement | null>,
  isListening: boolean,
  onClose: () => void,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const { target } = event;
    const isInWeek = target instanceof Node && root.current?.contains(target);
    if (isInWeek || target === document.body) onClose();
  });
  useEffect(() => {
    if (!isListening) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, [isListening]);
}
