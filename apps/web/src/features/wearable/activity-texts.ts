import { dateInZone, type IsoDate } from "@triplan/domain";
import { browserTimeZone } from "../../shared/today.ts";
import type { Activity } from "./wearable-types.ts";

/** "lap_swimming" and "LAP_SWIMMING" as people write it: "Lap swimming". */
export function typeText(activityType: string): string {
  const words = activityType.replaceAll("_", " ").trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const START = {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;

const inZone = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat("en-US", { ...START, ...(timeZone !== undefined && { timeZone }) });

/** When it began, as a clock there and then said: "Thu, Mar 11, 6:42 AM". */
export function startText({
  startTime,
  startOffsetSeconds,
}: Pick<Activity, "startTime" | "startOffsetSeconds">): string {
  if (startOffsetSeconds === null) return inZone(undefined).format(new Date(startTime));
  const there = new Date(Date.parse(startTime) + startOffsetSeconds * 1000);
  return inZone("UTC").format(there);
}

/** What it is called; a recording without a name goes by its type. */
export const nameText = ({ activityName, activityType }: Activity): string =>
  activityName || typeText(activityType);

/** "Last sync today, 7:31 AM". */
export function lastSyncText(lastSyncedAt: string | null, today: IsoDate): string {
  if (lastSyncedAt === null) return "Not synced yet";
  const at = new Date(lastSyncedAt);
  const time = at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  const day =
    dateInZone(at, browserTimeZone()) === today
      ? "today"
      : at.toLocaleDateString("en-US", { month: "short", day: "numeric" });
  return `Last sync ${day}, ${time}`;
}
