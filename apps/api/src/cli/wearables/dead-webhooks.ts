import { findWebhookLog, listDeadWebhooks } from "@triplan/db";
import { replayWebhook } from "../../wearables/inbox/dead-letter/replay-webhook.ts";
import type { Command, CommandTools } from "../program/command.ts";
import { withJobQueue } from "../program/with-job-queue.ts";

const MAX_LISTED = 100;

/** `list`, `show <id>` and `replay <id>` of webhooks in the dead letter state. */
export const deadWebhooks: Command = {
  summary: "list, show <id> or replay <id> webhooks that could not be processed",
  run: async (tools, [action = "list", id = ""]) => {
    if (action === "list") return list(tools);
    const logId = /^\d{1,15}$/.test(id) ? Number(id) : null;
    if (logId !== null && action === "show") return show(tools, logId);
    if (logId !== null && action === "replay") return replay(tools, logId);
    tools.print("Use list, show <id> or replay <id>.");
    return false;
  },
};

async function list({ print, database }: CommandTools): Promise<boolean> {
  const { db } = await database();
  const dead = await listDeadWebhooks(db, MAX_LISTED);
  for (const { id, createdAt, provider, webhookType, processingError } of dead) {
    print(`${id}  ${createdAt}  ${provider}  ${webhookType}  ${processingError ?? ""}`);
  }
  print(dead.length === 0 ? "No dead webhooks." : `${dead.length} dead webhooks.`);
  return true;
}

async function show({ print, database }: CommandTools, logId: number): Promise<boolean> {
  const { db } = await database();
  const log = await findWebhookLog(db, logId);
  print(log ? JSON.stringify(log, null, 2) : `There is no webhook ${logId}.`);
  return log !== undefined;
}

async function replay(tools: CommandTools, logId: number): Promise<boolean> {
  const database = await tools.database();
  const isReplayed = await withJobQueue(tools, database, (jobs) =>
    replayWebhook({ db: database.db, jobs }, logId),
  );
  tools.print(
    isReplayed ? `Webhook ${logId} will be processed again.` : `No dead webhook ${logId}.`,
  );
  return isReplayed;
}
