import {
  dateInZone,
  formatDayAndMonth,
  WEARABLE,
  type IsoDate,
  capitalized,
} from "@triplan/domain";
import { momentText, timeText } from "../dates/moment-text.ts";
import { browserTimeZone } from "../dates/today.ts";
import type { Activity } from "../network/trpc.ts";

/** Human-readable type: "lap_swimming" and "LAP_SWIMMING" become "Lap swimming". */
export function typeText(activityType: string): string {
  const words = activityType.replaceAll("_", " ").trim().toLowerCase();
  return capitalized(words);
}

/** Start in the local time of the activity: "Thu, Mar 11, 6:42 AM"; entries have no time of day. */
export function startText({
  source,
  localDate,
  startTime,
  startOffsetSeconds,
}: Pick<Activity, "source" | "localDate" | "startTime" | "startOffsetSeconds">): string {
  if (source === "manual") return `${formatDayAndMonth(localDate)}, by hand`;
  const start = Date.parse(startTime) + (startOffsetSeconds ?? 0) * 1000;
  return momentText(new Date(start), startOffsetSeconds === null ? browserTimeZone() : "UTC");
}

/** The activity's name, or its type when unnamed. */
export const nameText = ({ activityName, activityType }: Activity): string =>
  activityName || typeText(activityType);

/** The watch service and its device, "Forerunner 255, from a file" or "Entered by hand". */
export function sourceText({
  source,
  deviceName,
}: Pick<Activity, "source" | "deviceName">): string {
  if (source === "manual") return "Entered by hand";
  if (source === "test") return "Test activity";
  if (source === "file") return deviceName ? `${deviceName}, from a file` : "From a file";
  return deviceName ? `${WEARABLE.name} ${withoutMaker(deviceName)}` : WEARABLE.name;
}

const withoutMaker = (deviceName: string) =>
  deviceName.toLowerCase().startsWith(`${WEARABLE.name.toLowerCase()} `)
    ? deviceName.slice(WEARABLE.name.length + 1)
    : deviceName;

/** "Last sync today, 7:31 AM". */
export function lastSyncText(lastSyncedAt: string | null, today: IsoDate): string {
  if (lastSyncedAt === null) return "Not synced yet";
  const at = new Date(lastSyncedAt);
  const timeZone = browserTimeZone();
  const day = dateInZone(at, timeZone);
  return `Last sync ${day === today ? "today" : formatDayAndMonth(day)}, ${timeText(at, timeZone)}`;
}
