import { insertWebhookParts, type NewWebhookPart, type Queryable } from "@triplan/db";
import type { ActivityItem, FetchItem } from "@triplan/wearable";
import type { WearableWork } from "../../jobs/wearable-work.ts";
import { activityRows } from "../store/activity-rows.ts";
import { bodyCipher } from "../webhook-log/webhook-body.ts";
import type { Owned } from "./owners.ts";

type PartDeps = Pick<WearableWork, "jobs" | "now" | "wearable">;

/** Maximum activities per part, so that no job runs long. */
const MAX_ACTIVITIES = 50;
/** Maximum parts per statement. */
const MAX_PARTS = 100;

/** Stores each athlete's activities, with jobs; returns the reasons why others are rejected. */
export async function sendActivities(
  deps: PartDeps,
  trx: Queryable,
  activities: readonly Owned<ActivityItem>[],
  logId: number,
): Promise<string[]> {
  const { parts, problems } = activityParts(deps, activities, logId);
  await sendParts(deps, trx, "activity.upsert", parts);
  return problems;
}

/** Stores each ping with its job. */
export const sendPings = (
  deps: PartDeps,
  trx: Queryable,
  pings: readonly Owned<FetchItem>[],
  logId: number,
): Promise<void> => sendParts(deps, trx, "ping.fetch", pingParts(deps, pings, logId));

interface Part extends NewWebhookPart {
  connectionId: number;
}

function activityParts(
  { now }: PartDeps,
  activities: readonly Owned<ActivityItem>[],
  logId: number,
): { parts: Part[]; problems: string[] } {
  const parts: Part[] = [];
  const problems: string[] = [];
  for (const [owner, own] of Map.groupBy(activities, (owned) => owned.owner)) {
    const { id: connectionId, userId, provider } = owner;
    const items = own.map(({ item }) => item);
    const read = activityRows(items, { userId, connectionId, provider, logId }, now());
    problems.push(...read.problems);
    for (const rows of chunksOf(read.rows, MAX_ACTIVITIES)) {
      parts.push({ logId, userId, connectionId, content: { activities: rows } });
    }
  }
  return { parts, problems };
}

function pingParts(
  { wearable }: PartDeps,
  pings: readonly Owned<FetchItem>[],
  logId: number,
): Part[] {
  const cipher = bodyCipher(wearable, wearable.provider.id);
  return pings.map(({ owner: { id: connectionId, userId }, item }) => {
    const { providerUserId, summaryType, url } = item;
    const ping = { providerUserId, summaryType, urlEnc: cipher.encrypt(url) };
    return { logId, userId, connectionId, content: { ping } };
  });
}

async function sendParts(
  { jobs }: PartDeps,
  trx: Queryable,
  name: "activity.upsert" | "ping.fetch",
  parts: readonly Part[],
): Promise<void> {
  for (const chunk of chunksOf(parts, MAX_PARTS)) {
    const owners = new Map(chunk.map((part) => [part.userId, part]));
    const inserted = await insertWebhookParts(trx, chunk);
    await jobs.sendAll(
      trx,
      name,
      inserted.flatMap(({ partId, userId }) => {
        const owner = owners.get(userId);
        if (!owner) return [];
        const { logId, connectionId } = owner;
        return [{ data: { logId, userId, connectionId, partId }, key: String(connectionId) }];
      }),
    );
  }
}

const chunksOf = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, chunk) =>
    values.slice(chunk * size, (chunk + 1) * size),
  );
