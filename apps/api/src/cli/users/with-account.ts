import { findAccount, type Db } from "@triplan/db";
import type { Command, CommandTools } from "../program/command.ts";

export interface NamedAccount {
  db: Db;
  connectionString: string;
  userId: number;
  username: string;
  /** Set while the account waits to be deleted. */
  deletionRequestedAt: string | null;
  /** Set while the account is disabled. */
  disabledAt: string | null;
}

interface AccountCommand {
  summary: string;
  /** Options after the e-mail address, such as "--yes". */
  flags?: readonly string[];
  act: (tools: CommandTools, account: NamedAccount, flags: readonly string[]) => Promise<boolean>;
}

/** A command for one account, named by its e-mail address. */
export const withAccount = ({ summary, flags: known = [], act }: AccountCommand): Command => ({
  summary: `<email>  ${summary}`,
  run: async (tools, args) => {
    const flags = args.filter((word) => word.startsWith("--"));
    const [name, ...others] = args.filter((word) => !word.startsWith("--"));
    const unknown = flags.find((flag) => !known.includes(flag));
    if (unknown !== undefined) {
      tools.print(`There is no option ${unknown}.`);
      return false;
    }
    if (name === undefined || others.length > 0) {
      tools.print("Name one account by its e-mail address.");
      return false;
    }
    const { db, connectionString } = await tools.database();
    const found = await findAccount(db, name);
    if (!found) {
      tools.print(`There is no account ${name}.`);
      return false;
    }
    const { id: userId, ...account } = found;
    return act(tools, { db, connectionString, userId, ...account }, flags);
  },
});
