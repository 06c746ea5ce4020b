import { isoDate, type IsoDate } from "@triplan/domain";
import { useSyncExternalStore } from "react";
import { useIsHydrating } from "../hydration/hydration-provider.tsx";
import { eachMinute } from "./each-minute.ts";

/** The time zone of the athlete's days. */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const MINUTE_MS = 60_000;

/** The athlete's local date now. */
export function todayHere(): IsoDate {
  // Without a formatter, which takes milliseconds to make: components ask at every render.
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS);
  return isoDate(local.toISOString().slice(0, 10));
}

/** The date in prerendered markup, with which hydration starts. */
function renderedToday(): IsoDate {
  const root = typeof document === "undefined" ? null : document.getElementById("root");
  const day = root?.dataset["renderedOn"];
  return day === undefined ? todayHere() : isoDate(day);
}

/** The athlete's local date; re-renders at midnight. */
export function useToday(): IsoDate {
  const isHydrating = useIsHydrating();
  return useSyncExternalStore(eachMinute, isHydrating ? renderedToday : todayHere, renderedToday);
}
