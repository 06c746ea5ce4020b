import { useEffect, useEffectEvent } from "react";

interface Turnable {
  index: number;
  isEnd: boolean;
  next: () => void;
  previous: () => void;
  togglePause: () => void;
}

/** Arrows turn the steps; Space pauses, but on a button, which it presses. */
export function useGuidedKeys({ index, isEnd, next, previous, togglePause }: Turnable) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOnButton = event.target instanceof Element && event.target.closest("button");
    if (event.key === "ArrowRight" && !isEnd) next();
    else if (event.key === "ArrowLeft" && index > 0) previous();
    else if (event.key === " " && !isOnButton && !isEnd) togglePause();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
