import { activityDetails } from "../athletes/activity-details.ts";
import type { Recording } from "../athletes/activity-summary.ts";
import { issueToken } from "../world/tokens.ts";
import type { World } from "../world/world.ts";
import { deliver } from "./deliver.ts";
import type { EndpointMode } from "../protocol/endpoints.ts";

export type ActivityType = "activities" | "activityDetails" | "manuallyUpdatedActivities";
type AnnouncedType = ActivityType | "activityFiles";

const DAY = 86_400;
/** The provider splits large amounts of data into several bodies. */
const ITEMS_PER_BODY = 25;

/** The items of a type for these recordings. */
export function activityItems(type: ActivityType, recordings: readonly Recording[]): object[] {
  return recordings.map(({ summary }) =>
    type === "activityDetails" ? activityDetails(summary) : summary,
  );
}

/** One URL per file. */
function fileItems(world: World, recordings: readonly Recording[]): object[] {
  return recordings.map(({ summary }) => {
    const url = new URL("/wellness-api/rest/activityFile", world.url);
    url.searchParams.set("id", summary.summaryId);
    url.searchParams.set("token", issueToken(world, "callback", summary.userId, "ping").token);
    return {
      userId: summary.userId,
      summaryId: summary.summaryId,
      fileType: "FIT",
      callbackURL: url.href,
      startTimeInSeconds: summary.startTimeInSeconds,
      activityId: summary.activityId,
      activityName: summary.activityName,
      manual: summary.manual,
    };
  });
}

/** One URL per athlete and day, because calls span at most one day. */
function pingItems(world: World, type: ActivityType, recordings: readonly Recording[]): object[] {
  const windows = new Map<string, { userId: string; from: number }>();
  for (const { summary, uploadedAt } of recordings) {
    const from = Math.floor(uploadedAt / DAY) * DAY;
    windows.set(`${summary.userId}/${from}`, { userId: summary.userId, from });
  }
  const path = type === "activityDetails" ? "activityDetails" : "activities";
  return [...windows.values()].map(({ userId, from }) => {
    const url = new URL(`/wellness-api/rest/${path}`, world.url);
    url.searchParams.set("uploadStartTimeInSeconds", String(from));
    url.searchParams.set("uploadEndTimeInSeconds", String(from + DAY));
    url.searchParams.set("token", issueToken(world, "callback", userId, "ping").token);
    return { userId, callbackURL: url.href };
  });
}

function itemsOf(
  world: World,
  type: AnnouncedType,
  recordings: readonly Recording[],
  mode: EndpointMode,
): object[] {
  if (type === "activityFiles") return fileItems(world, recordings);
  return mode === "push" ? activityItems(type, recordings) : pingItems(world, type, recordings);
}

export interface AnnounceOptions {
  /** Overrides the endpoint's mode. */
  mode?: EndpointMode | undefined;
  delayMs?: number | undefined;
}

/** Notifies the app of recordings: with the data, or with URLs to fetch. */
export function announce(
  world: World,
  type: AnnouncedType,
  recordings: readonly Recording[],
  options: AnnounceOptions = {},
): void {
  const endpoint = world.endpoints[type];
  if (!endpoint || recordings.length === 0) return;
  const mode = options.mode ?? endpoint.mode;
  const items = itemsOf(world, type, recordings, mode);
  for (let start = 0; start < items.length; start += ITEMS_PER_BODY) {
    deliver(world, type, items.slice(start, start + ITEMS_PER_BODY), options.delayMs);
  }
}
