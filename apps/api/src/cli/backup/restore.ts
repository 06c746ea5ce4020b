import { restoreBackup } from "@triplan/db/backup";
import { enqueueUnfinishedWork } from "../../modules/backup/enqueue-unfinished-work.ts";
import type { Command } from "../program/command.ts";
import { withJobQueue } from "../program/with-job-queue.ts";
import { secretsHint } from "./back-up.ts";
import { contentsOf } from "./contents-of.ts";
import { openBackup } from "./open-backup.ts";

const FLAG = "--into-empty";

/** Restores a file into an empty database: all of it, or nothing. */
export const restore: Command = {
  summary: "restore a backup into an empty database",
  run: async (tools, words) => {
    const [name, ...others] = words.filter((word) => word !== FLAG);
    if (name === undefined || others.length > 0 || !words.includes(FLAG)) {
      tools.print(`Use restore <file> ${FLAG}, with the settings of an empty database.`);
      return false;
    }
    const file = await openBackup(name);
    const database = await tools.unmigratedDatabase();
    const summary = await restoreBackup({
      connectionString: database.connectionString,
      file,
      key: tools.env.BACKUP_KEY ?? null,
      beforeCommit: (trx) =>
        withJobQueue(tools, database, (jobs) => enqueueUnfinishedWork(jobs, trx)),
    });
    tools.print(`Restored ${contentsOf(summary)}.`);
    tools.print(secretsHint(tools));
    tools.print("Athletes have to log in again.");
    return true;
  },
};
