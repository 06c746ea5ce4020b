import { useEffect, useEffectEvent, useRef } from "react";
import { TONES, useTones } from "./use-tones.ts";

/** Seconds before the end of a step that are counted. */
const COUNTED = 3;

const VIBRATION_MS = 300;

/** Browsers report an error if the page was not pressed yet. */
function vibrate() {
  if (!("vibrate" in navigator) || !("userActivation" in navigator)) return;
  if (navigator.userActivation.hasBeenActive) navigator.vibrate(VIBRATION_MS);
}

interface Running {
  index: number;
  isPaused: boolean;
  /** Whole seconds left of a timed step; null for the others. */
  secondsLeft: number | null;
}

/** Counts the last seconds of a timed step and marks the start of the next one, which vibrates too. */
export function useStepTones({ index, isPaused, secondsLeft }: Running, isOn: boolean) {
  const play = useTones();
  const last = useRef(index);
  const isCounted = !isPaused && secondsLeft !== null && secondsLeft <= COUNTED;
  const count = isCounted ? secondsLeft : null;
  const onCount = useEffectEvent((left: number | null) => {
    if (isOn && left !== null) play(TONES.count);
  });
  const onStep = useEffectEvent((next: number) => {
    const isNext = next > last.current;
    last.current = next;
    if (!isNext) return;
    if (isOn) play(TONES.step);
    vibrate();
  });
  useEffect(() => onCount(count), [count]);
  useEffect(() => onStep(index), [index]);
}
