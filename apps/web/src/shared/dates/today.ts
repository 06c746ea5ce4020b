import { dateInZone, isoDate, type IsoDate } from "@triplan/domain";
import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/** The time zone of the athlete's days. */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The athlete's local date now. */
export const todayHere = (): IsoDate => dateInZone(new Date(), browserTimeZone());

function onPossibleNewDay(check: () => void) {
  // A sleeping tab runs no timers, so check again when it becomes visible.
  document.addEventListener("visibilitychange", check);
  const timer = setInterval(check, MINUTE_MS);
  return () => {
    document.removeEventListener("visibilitychange", check);
    clearInterval(timer);
  };
}

/** The date in prerendered markup, with which hydration starts. */
function renderedToday(): IsoDate {
  const root = typeof document === "undefined" ? null : document.getElementById("root");
  const day = root?.dataset["renderedOn"];
  return day === undefined ? todayHere() : isoDate(day);
}

/** The athlete's local date; re-renders at midnight. */
export const useToday = (): IsoDate =>
  useSyncExternalStore(onPossibleNewDay, todayHere, renderedToday);
