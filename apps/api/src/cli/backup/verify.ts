import { readBackup, restoreBackup } from "@triplan/db/backup";
import { startScratchCluster } from "@triplan/embedded-postgres";
import type { Command, CommandTools } from "../program/command.ts";
import { contentsOf } from "./contents-of.ts";
import { openBackup } from "./open-backup.ts";

/** Reads a whole file, then restores it into a PostgreSQL that is deleted afterwards. */
export const verify: Command = {
  summary: "check every hash of a file, and restore it into a temporary database",
  run: async (tools, words) => {
    const [name, ...others] = words;
    if (name === undefined || name === "-" || others.length > 0) {
      tools.print("Use backup verify <file>.");
      return false;
    }
    const summary = await readBackup(await openBackup(name), tools.env.BACKUP_KEY ?? null);
    tools.print(`Every hash is right: ${contentsOf(summary)}.`);
    return tryRestore(tools, name);
  },
};

/** Whether a restore could be tried. Throws if it failed. */
async function tryRestore({ env, print }: CommandTools, name: string): Promise<boolean> {
  let scratch: Awaited<ReturnType<typeof startScratchCluster>>;
  try {
    scratch = await startScratchCluster();
  } catch (error) {
    print(`Not restored, as no temporary PostgreSQL starts here: ${String(error)}`);
    return false;
  }
  try {
    const { connectionString } = scratch;
    const file = await openBackup(name);
    await restoreBackup({ connectionString, file, key: env.BACKUP_KEY ?? null });
    print("Restored into a temporary database, migrated to this version, and compared every row.");
    return true;
  } finally {
    await scratch.stop();
  }
}
