import { useSyncExternalStore } from "react";
import { eachMinute } from "./each-minute.ts";

function minuteHere(): number {
  const now = new Date();
  return 60 * now.getHours() + now.getMinutes();
}

/** Local minutes after midnight; re-renders each minute. */
export const useMinuteOfDay = (): number =>
  useSyncExternalStore(eachMinute, minuteHere, minuteHere);
