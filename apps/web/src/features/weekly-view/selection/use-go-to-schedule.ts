import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";

/**
 * The way to the days, with the focus: at once, or when what covers the week is closed. `before` is
 * what has to happen first.
 */
export function useGoToSchedule(
  isCovered: boolean,
  onTab: (tab: "schedule") => void,
  focusDay: () => void,
) {
  const isWaiting = useRef(false);
  const focusWaiting = useEffectEvent(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    focusDay();
  });
  useEffect(() => {
    if (!isCovered) focusWaiting();
  }, [isCovered]);
  return (before?: () => void) => {
    isWaiting.current = isCovered;
    // A day can take the focus only once its tab is shown and its button is there.
    flushSync(() => {
      before?.();
      onTab("schedule");
    });
    if (!isCovered) focusDay();
  };
}
