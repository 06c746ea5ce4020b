import {
  addToWebhook,
  forgetWebhookKey,
  holdWebhook,
  listInboundConnections,
  markWebhookProcessed,
  type InboundConnection,
  type Queryable,
} from "@triplan/db";
import type { ActivityItem, FetchItem, InboundBody, InboundItem } from "@triplan/wearable";
import type { WearableWork } from "../../jobs/wearable-work.ts";
import { connectionRefusal } from "../store/connection-refusal.ts";
import { storable, webhookNotes } from "../webhook-log/webhook-notes.ts";
import { dispatchLifecycle, isLifecycle } from "./dispatch-lifecycle.ts";
import { ownerOf, soleOwner, userIdsOf, type Owned, type Owners } from "./owners.ts";
import { sendActivities, sendPings } from "./send-parts.ts";

export type DispatchDeps = Pick<WearableWork, "jobs" | "timing" | "now" | "wearable">;

export interface ParsedWebhook extends InboundBody {
  logId: number;
}

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
    if (note === "held" && owner) {
      await holdWebhook(trx, { userId: owner.userId, connectionId: owner.id, logId });
    }
    if (note || !owner) continue;
    if (item.kind === "activity") activities.push({ owner, item });
    if (item.kind === "fetch") pings.push({ owner, item });
  }
  await sendPings(deps, trx, pings, logId);
  return { unsent, problems: await sendActivities(deps, trx, activities, logId) };
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
