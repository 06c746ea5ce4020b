import { dateInZone, type IsoDate } from "@triplan/domain";
import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/** The zone in which the athlete's days are reckoned. */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The athlete's own date at this moment. */
export const todayHere = (): IsoDate => dateInZone(new Date(), browserTimeZone());

function onPossibleNewDay(check: () => void) {
  // A sleeping tab gets no timers, so it looks again when it is seen again.
  document.addEventListener("visibilitychange", check);
  const timer = setInterval(check, MINUTE_MS);
  return () => {
    document.removeEventListener("visibilitychange", check);
    clearInterval(timer);
  };
}

/** The athlete's own date; the screen follows when midnight passes. */
export const useToday = (): IsoDate => useSyncExternalStore(onPossibleNewDay, todayHere, todayHere);
