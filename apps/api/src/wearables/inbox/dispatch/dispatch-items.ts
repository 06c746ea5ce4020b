import { holdWebhook, pauseConnection, type InboundConnection, type Queryable } from "@triplan/db";
import type { InboundItem, WearableProvider } from "@triplan/wearable";
import { connectionRefusal } from "../store/connection-refusal.ts";
import type { WearableWork } from "../../jobs/wearable-work.ts";

export interface ReadWebhook {
  logId: number;
  provider: WearableProvider;
  items: readonly InboundItem[];
  connections: readonly InboundConnection[];
}

export interface Dispatched {
  /** Rejected, held or ignored items, with their indexes. */
  notes: string[];
  /** False if an item was malformed. */
  isValid: boolean;
}

/** Maximum activities per job, so that no job runs long. */
const CHUNK = 50;

/** Creates a webhook's jobs. Deregistrations come first and pause the connection immediately. */
export async function dispatchItems(
  work: Pick<WearableWork, "jobs" | "timing">,
  trx: Queryable,
  webhook: ReadWebhook,
): Promise<Dispatched> {
  const connections = webhook.connections.map((row) => ({ ...row }));
  await dispatchLifecycle(work, trx, webhook, ownersOf(connections));
  return dispatchActivities(work, trx, { ...webhook, connections });
}

/** Creates the activity jobs of a webhook, for all athletes or for those given. */
export async function dispatchActivities(
  { jobs }: Pick<WearableWork, "jobs">,
  trx: Queryable,
  webhook: ReadWebhook,
  isIncluded: (connection: InboundConnection | undefined) => boolean = () => true,
): Promise<Dispatched> {
  const owners = ownersOf(webhook.connections);
  const notes: string[] = [];
  let isValid = true;
  const indexes = new Map<InboundConnection, number[]>();
  const fetches: { connection: InboundConnection; item: number }[] = [];
  for (const [index, item] of webhook.items.entries()) {
    const owner = item.providerUserId === null ? undefined : owners.get(item.providerUserId);
    if (!isIncluded(owner)) continue;
    if (item.kind === "refused") isValid = false;
    const note = noteOf(item, owner, webhook.provider);
    if (note) notes.push(`item ${index}: ${note}`);
    if (note === "held" && owner) await holdWebhook(trx, holdOf(owner, webhook));
    if (note || !owner) continue;
    if (item.kind === "activity") {
      const own = indexes.get(owner) ?? [];
      own.push(index);
      indexes.set(owner, own);
    }
    if (item.kind === "fetch") fetches.push({ connection: owner, item: index });
  }
  await jobs.sendAll(trx, "activity.upsert", upsertJobs(webhook.logId, indexes));
  await jobs.sendAll(trx, "ping.fetch", fetchJobs(webhook.logId, fetches));
  return { notes, isValid };
}

const ownersOf = (connections: readonly InboundConnection[]) =>
  new Map(connections.map((row) => [row.providerUserId, row]));

const fetchJobs = (
  logId: number,
  fetches: readonly { connection: InboundConnection; item: number }[],
) => fetches.map(({ connection, item }) => ({ data: { logId, ...keyOf(connection), item } }));

const keyOf = ({ userId, id: connectionId }: InboundConnection) => ({ userId, connectionId });

const holdOf = (owner: InboundConnection, { logId }: ReadWebhook) => ({
  connectionId: owner.id,
  logId,
});

/** Why the item gets no job, or null. */
function noteOf(
  item: InboundItem,
  owner: InboundConnection | undefined,
  provider: WearableProvider,
): string | null {
  if (item.kind === "refused") return `refused: ${item.reason}`;
  if (item.kind === "ignored") return `ignored: ${item.reason}`;
  if (!owner) return "ignored: unknown user";
  if (item.kind === "activity" || item.kind === "fetch") return connectionRefusal(owner, provider);
  return null;
}

async function dispatchLifecycle(
  { jobs, timing }: Pick<WearableWork, "jobs" | "timing">,
  trx: Queryable,
  { items }: ReadWebhook,
  owners: ReadonlyMap<string, InboundConnection>,
): Promise<void> {
  for (const item of items) {
    const owner = item.providerUserId === null ? undefined : owners.get(item.providerUserId);
    if (!owner) continue;
    if (item.kind === "deregistered" && (await pauseConnection(trx, keyOf(owner)))) {
      owner.status = "paused";
      const after = timing.verifyAfter[0];
      await jobs.send(trx, "connection.verify", { ...keyOf(owner), check: 0 }, { after });
    }
    if (item.kind === "permissions") {
      await jobs.send(trx, "connection.permissions", keyOf(owner));
    }
  }
}

function upsertJobs(logId: number, indexes: ReadonlyMap<InboundConnection, readonly number[]>) {
  return [...indexes].flatMap(([owner, own]) =>
    Array.from({ length: Math.ceil(own.length / CHUNK) }, (_, chunk) => ({
      data: { logId, ...keyOf(owner), items: own.slice(chunk * CHUNK, (chunk + 1) * CHUNK) },
      key: String(owner.id),
    })),
  );
}
