import { listAccounts, type ListedAccount } from "@triplan/db";
import { deletesAt } from "../../modules/account/delete-account.ts";
import type { Command } from "../program/command.ts";
import { day } from "./day.ts";

/** One line for each account: e-mail, when it was opened and last used, and whether it is open. */
export const listUsers: Command = {
  summary: "[text]  list the accounts, or those whose e-mail address contains the text",
  run: async ({ print, database }, [text = ""]) => {
    const { db } = await database();
    const accounts = await listAccounts(db, text);
    const width = Math.max(0, ...accounts.map(({ username }) => username.length));
    for (const account of accounts) {
      const { username, createdAt, lastSeenAt } = account;
      const used = lastSeenAt === null ? "not logged in" : `used ${day(lastSeenAt)}`;
      const columns = [username.padEnd(width), `since ${day(createdAt)}`, used.padEnd(15)];
      print([...columns, stateOf(account)].join("  ").trimEnd());
    }
    print(accounts.length === 1 ? "1 account." : `${accounts.length} accounts.`);
    return true;
  },
};

function stateOf({ disabledAt, deletionRequestedAt }: ListedAccount): string {
  const states = [
    disabledAt !== null && `disabled ${day(disabledAt)}`,
    deletionRequestedAt !== null && `deleted on ${day(deletesAt(new Date(deletionRequestedAt)))}`,
  ];
  return states.filter((state) => state !== false).join(", ");
}
