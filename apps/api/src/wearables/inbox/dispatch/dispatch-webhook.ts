import {
  addToWebhook,
  forgetWebhookKey,
  holdWebhook,
  insertWebhookParts,
  listInboundConnections,
  markWebhookProcessed,
  type InboundConnection,
  type NewWebhookPart,
  type Queryable,
} from "@triplan/db";
import type { ActivityItem, FetchItem, InboundBody, InboundItem } from "@triplan/wearable";
import type { WearableWork } from "../../jobs/wearable-work.ts";
import { activityRows } from "../store/activity-rows.ts";
import { connectionRefusal } from "../store/connection-refusal.ts";
import { bodyCipher } from "../webhook-log/webhook-body.ts";
import { storable, webhookNotes } from "../webhook-log/webhook-notes.ts";
import { dispatchLifecycle, isLifecycle } from "./dispatch-lifecycle.ts";
import { ownerOf, soleOwner, userIdsOf, type Owners } from "./owners.ts";

export type DispatchDeps = Pick<WearableWork, "jobs" | "timing" | "now" | "wearable">;

export interface ParsedWebhook extends InboundBody {
  logId: number;
}

/** Maximum activities per part, so that no job runs long. */
const MAX_ACTIVITIES = 50;
/** Maximum parts per statement. */
const MAX_PARTS = 100;

/**
 * Stores each athlete's parts of a webhook, each with its job. Deregistrations come first and pause
 * the connection immediately.
 */
export async function dispatchWebhook(
  deps: DispatchDeps,
  trx: Queryable,
  webhook: ParsedWebhook,
): Promise<void> {
  const { logId, type, items } = webhook;
  const owners = await listOwners(deps, trx, items);
  await dispatchLifecycle(deps, trx, items, owners);
  const { unsent, problems } = await dispatchParts(deps, trx, webhook, owners);
  const notes = [...unsent, ...problems];
  if (notes.length > 0 || items.some(isLifecycle)) await forgetWebhookKey(trx, logId);
  await markWebhookProcessed(trx, {
    logId,
    webhookType: storable(type),
    ...soleOwner(items, owners),
    isValid: problems.length === 0 && !items.some(({ kind }) => kind === "refused"),
    notes: webhookNotes(notes),
  });
}

/** Dispatches one athlete's held items, whose webhook was processed before. */
export async function dispatchHeld(
  deps: DispatchDeps,
  trx: Queryable,
  webhook: ParsedWebhook,
  connectionId: number,
): Promise<void> {
  const owners = await listOwners(deps, trx, webhook.items);
  const items = webhook.items.filter((item) => ownerOf(item, owners)?.id === connectionId);
  const { problems } = await dispatchParts(deps, trx, { ...webhook, items }, owners);
  if (problems.length === 0) return;
  const notes = webhookNotes(problems);
  await addToWebhook(trx, { logId: webhook.logId, activities: 0, notes, isValid: false });
}

async function listOwners(
  { wearable }: DispatchDeps,
  trx: Queryable,
  items: readonly InboundItem[],
): Promise<Owners> {
  const connections = await listInboundConnections(trx, {
    provider: wearable.provider.id,
    providerUserIds: userIdsOf(items),
  });
  return new Map(connections.map((row) => [row.providerUserId, row]));
}

interface Notes {
  /** Items that are refused, held or ignored. */
  unsent: string[];
  /** Activities that are rejected. */
  problems: string[];
}

async function dispatchParts(
  deps: DispatchDeps,
  trx: Queryable,
  { logId, items }: ParsedWebhook,
  owners: Owners,
): Promise<Notes> {
  const unsent: string[] = [];
  const activities: Owned<ActivityItem>[] = [];
  const pings: Owned<FetchItem>[] = [];
  for (const [index, item] of items.entries()) {
    const owner = ownerOf(item, owners);
    const note = noteOf(deps, item, owner);
    if (note) unsent.push(`item ${index}: ${note}`);
    if (note === "held" && owner) await holdWebhook(trx, { connectionId: owner.id, logId });
    if (note || !owner) continue;
    if (item.kind === "activity") activities.push({ owner, item });
    if (item.kind === "fetch") pings.push({ owner, item });
  }
  const { parts, problems } = activityParts(deps, activities, logId);
  await sendParts(deps, trx, "activity.upsert", parts);
  await sendParts(deps, trx, "ping.fetch", pingParts(deps, pings, logId));
  return { unsent, problems };
}

/** Why the item gets no job, or null. */
function noteOf(
  { wearable }: DispatchDeps,
  item: InboundItem,
  owner: InboundConnection | undefined,
): string | null {
  if (item.kind === "refused") return `refused: ${item.reason}`;
  if (item.kind === "ignored") return `ignored: ${item.reason}`;
  if (!owner) return "ignored: unknown user";
  return isLifecycle(item) ? null : connectionRefusal(owner, wearable.provider);
}

interface Owned<Item> {
  owner: InboundConnection;
  item: Item;
}

interface Part extends NewWebhookPart {
  connectionId: number;
}

function activityParts(
  { now }: DispatchDeps,
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
  { wearable }: DispatchDeps,
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
  { jobs }: DispatchDeps,
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
