import { deleteAccountNow, findConnection, inTransaction } from "@triplan/db";
import {
  closeAccount,
  deletesAt,
  type AccountDeletion,
} from "../../modules/account/delete-account.ts";
import { createWearable, type Wearable } from "../../wearables/provider/wearable.ts";
import type { CommandTools } from "../program/command.ts";
import { day } from "./day.ts";
import { OPERATOR } from "./operator.ts";
import { withAccount, type NamedAccount } from "./with-account.ts";

/** Deletes an account as its owner would, or at once; asks for its name again. */
export const deleteUser = withAccount({
  summary: "delete the account after 14 days, or at once with --now; --yes asks nothing",
  flags: ["--now", "--yes"],
  act: async (tools, account, flags) => {
    const isAtOnce = flags.includes("--now");
    const { print } = tools;
    const { username, deletionRequestedAt } = account;
    if (deletionRequestedAt !== null && !isAtOnce) {
      print(`${username} is deleted on ${day(deletesAt(new Date(deletionRequestedAt)))} already.`);
      return false;
    }
    if (!flags.includes("--yes") && !(await isConfirmed(tools, account, isAtOnce))) {
      print("Nothing was deleted.");
      return false;
    }
    return isAtOnce ? deleteAtOnce(tools, account) : deleteLater(tools, account);
  },
});

async function isConfirmed(
  { print, ask }: CommandTools,
  { username }: NamedAccount,
  isAtOnce: boolean,
): Promise<boolean> {
  if (isAtOnce) print(`Deletes ${username} with all its data. This can't be undone.`);
  else
    print(
      `Closes ${username} and deletes it after 14 days. Its watch, calendar and links end now.`,
    );
  return (await ask("Type its e-mail address again: ")).trim().toLowerCase() === username;
}

async function deleteLater(tools: CommandTools, account: NamedAccount): Promise<boolean> {
  const receipt = await close(tools, account, wearableOf(tools));
  tools.print(`${account.username} is closed: ${sizeOf(receipt)}.`);
  tools.print(`It is deleted on ${day(receipt.deletesAt)}. Logging in before then keeps it.`);
  return true;
}

/** Keeps the account until its consent is revoked, because revoking needs the stored tokens. */
async function deleteAtOnce(tools: CommandTools, account: NamedAccount): Promise<boolean> {
  const { db, userId, username } = account;
  const wearable = wearableOf(tools);
  const receipt = await close(tools, account, wearable);
  const key = wearable && { userId, provider: wearable.provider.id };
  if (key && (await findConnection(db, key))?.status === "disconnecting") {
    tools.print(
      `${username} is closed, but its watch service did not answer, so the consent is not revoked.`,
    );
    tools.print("The server tries again every hour. Run this command again after that.");
    return false;
  }
  await inTransaction(db, (trx) => deleteAccountNow(trx, userId));
  tools.log.info({ userId, network: OPERATOR }, "account deleted");
  tools.print(`${username} is deleted: ${sizeOf(receipt)}.`);
  return true;
}

const wearableOf = ({ config, now }: CommandTools): Wearable | null =>
  config && createWearable(config, now);

const close = (
  { now, log }: CommandTools,
  { db, userId }: NamedAccount,
  wearable: Wearable | null,
): Promise<AccountDeletion> =>
  closeAccount({ db, userId, wearable, now: now(), network: OPERATOR, log });

const sizeOf = ({ plans, exercises, activities }: AccountDeletion) =>
  `plans: ${plans}, exercises: ${exercises}, activities: ${activities}`;
