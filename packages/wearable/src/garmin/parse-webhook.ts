import { z } from "zod";
import type { InboundBody, InboundItem } from "../port/inbound-item.ts";
import { activitySchema } from "./activity-schema.ts";
import { detailOf } from "./detail-of.ts";
import { toNeutral } from "./to-neutral.ts";

const MAX_TYPE = 64;
const MAX_URL = 4096;

const userId = z.string().min(1).max(255);

const pingSchema = z.object({ userId, callbackURL: z.string().max(MAX_URL) });
const deregistrationSchema = z.object({ userId });
const permissionsSchema = z.object({
  userId,
  permissions: z.array(z.string().max(100)).max(100),
  changeTimeInSeconds: z.int().min(0).max(4_102_444_800).nullish(),
});

type ReadItem = (sent: unknown, type: string) => InboundItem;

/** Readers of a body's entries by its keys. Other keys are ignored. */
const READERS = new Map<string, ReadItem>([
  ["activities", readActivity],
  ["manuallyUpdatedActivities", readActivity],
  ["activityDetails", readDetails],
  ["deregistrations", readDeregistration],
  ["userPermissionsChange", readPermissions],
]);

/** Parses the body of a webhook or the response to a ping. Never throws. */
export function parseWebhook(body: unknown): InboundBody {
  if (!isRecord(body)) {
    return { type: "unknown", items: [refused(null, "the body is no object")] };
  }
  const type = Object.keys(body).join(",").slice(0, MAX_TYPE) || "empty";
  return { type, items: Object.entries(body).flatMap(([key, entries]) => readList(key, entries)) };
}

function readList(type: string, entries: unknown): InboundItem[] {
  const read = READERS.get(type);
  if (!read) {
    return [
      { kind: "ignored", providerUserId: null, reason: `${type.slice(0, MAX_TYPE)}: not kept` },
    ];
  }
  if (!Array.isArray(entries)) return [refused(null, `${type}: no list`)];
  return entries.map((entry) => read(entry, type));
}

function readActivity(sent: unknown, type: string): InboundItem {
  // A ping has a URL in place of the activity.
  if (isRecord(sent) && "callbackURL" in sent) return readPing(sent, type);
  const result = activitySchema.safeParse(sent);
  if (!result.success) return refused(sent, `${type}: ${firstProblem(result.error)}`);
  const activity = toNeutral(result.data);
  if (!activity) return refused(sent, `${type}: activityId: missing`);
  const rank = type === "manuallyUpdatedActivities" ? 2 : 1;
  return { kind: "activity", providerUserId: result.data.userId, activity, rank };
}

/** Details wrap a summary, with laps and samples beside it. */
function readDetails(sent: unknown, type: string): InboundItem {
  if (!isRecord(sent) || !isRecord(sent["summary"])) return readActivity(sent, type);
  const { userId: owner, summaryId, activityId, summary } = sent;
  const item = readActivity(
    {
      ...summary,
      userId: owner,
      summaryId: summaryId ?? summary["summaryId"],
      activityId: activityId ?? summary["activityId"],
    },
    type,
  );
  if (item.kind !== "activity") return item;
  const { startTime, durationSeconds } = item.activity;
  const detail = detailOf(sent, { startSeconds: startTime.getTime() / 1000, durationSeconds });
  return { ...item, activity: { ...item.activity, detail } };
}

function readPing(sent: unknown, type: string): InboundItem {
  const result = pingSchema.safeParse(sent);
  if (!result.success) return refused(sent, `${type}: ${firstProblem(result.error)}`);
  const { userId: providerUserId, callbackURL: url } = result.data;
  return { kind: "fetch", providerUserId, summaryType: type, url };
}

function readDeregistration(sent: unknown, type: string): InboundItem {
  const result = deregistrationSchema.safeParse(sent);
  return result.success
    ? { kind: "deregistered", providerUserId: result.data.userId }
    : refused(sent, `${type}: ${firstProblem(result.error)}`);
}

function readPermissions(sent: unknown, type: string): InboundItem {
  const result = permissionsSchema.safeParse(sent);
  if (!result.success) return refused(sent, `${type}: ${firstProblem(result.error)}`);
  const { userId: providerUserId, permissions, changeTimeInSeconds: changed } = result.data;
  const changedAt = changed === null || changed === undefined ? null : new Date(changed * 1000);
  return { kind: "permissions", providerUserId, permissions, changedAt };
}

/** The reason names fields, never values, because it is logged. */
function refused(sent: unknown, reason: string): InboundItem {
  const owner = deregistrationSchema.safeParse(sent);
  return { kind: "refused", providerUserId: owner.data?.userId ?? null, reason };
}

function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join(".")}: ${issue.message}` : "not readable";
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
