import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";

/** Leads to the days and focuses one, at once or after a closing overlay. `before` runs first. */
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
    // Flush, because a day is focusable only once its tab and button are rendered.
    flushSync(() => {
      before?.();
      onTab("schedule");
    });
    if (!isCovered) focusDay();
  };
}
