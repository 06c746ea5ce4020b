import { dateInZone, isoDate, type IsoDate } from "@triplan/domain";
import { useSyncExternalStore } from "react";
import { eachMinute } from "./each-minute.ts";

/** The time zone of the athlete's days. */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The athlete's local date now. */
export const todayHere = (): IsoDate => dateInZone(new Date(), browserTimeZone());

/** The date in prerendered markup, with which hydration starts. */
function renderedToday(): IsoDate {
  const root = typeof document === "undefined" ? null : document.getElementById("root");
  const day = root?.dataset["renderedOn"];
  return day === undefined ? todayHere() : isoDate(day);
}

/** The athlete's local date; re-renders at midnight. */
export const useToday = (): IsoDate => useSyncExternalStore(eachMinute, todayHere, renderedToday);
