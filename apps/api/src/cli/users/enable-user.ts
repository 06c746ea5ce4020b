import { findPushConnection, inTransaction, setDisabled } from "@triplan/db";
import { createWearable } from "../../wearables/provider/wearable.ts";
import { sendWorkouts } from "../../wearables/workouts/send-workouts.ts";
import { audit } from "../../trpc/audit.ts";
import type { CommandTools } from "../program/command.ts";
import { withJobQueue } from "../program/with-job-queue.ts";
import { OPERATOR } from "./operator.ts";
import { withAccount, type NamedAccount } from "./with-account.ts";

/** Accepts logins again; calendar and links work again, and the watch gets what has changed. */
export const enableUser = withAccount({
  summary: "accept its logins again",
  act: async (tools, account) => {
    const { now: clock, log, print } = tools;
    const { db, userId, username } = account;
    const isEnabled = await inTransaction(db, async (trx) => {
      if (!(await setDisabled(trx, { userId, disabledAt: null }))) return false;
      const actor = { network: OPERATOR, now: clock(), log };
      await audit(trx, actor, { userId, event: "account-enabled" });
      return true;
    });
    if (isEnabled) await updateWatch(tools, account);
    print(isEnabled ? `${username} can log in again.` : `${username} is not disabled.`);
    return isEnabled;
  },
});

async function updateWatch(tools: CommandTools, account: NamedAccount): Promise<void> {
  const { config, now } = tools;
  const { db, connectionString, userId } = account;
  if (!config) return;
  const provider = createWearable(config, now).provider.id;
  if (!(await findPushConnection(db, { userId, provider }))) return;
  await withJobQueue(tools, { db, connectionString }, (jobs) => sendWorkouts(jobs, db, { userId }));
}
