import { existsSync, fstatSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeBackup } from "@triplan/db/backup";
import { isOpenToOthers, readableByOthers, saveBackup } from "../../modules/backup/save-backup.ts";
import type { Command, CommandTools } from "../program/command.ts";
import { contentsOf } from "./contents-of.ts";

const STDOUT = 1;

/** Writes a backup to the named file, to the standard output with "-", or into DATA_DIR. */
export const backUp: Command = {
  summary: "write a backup to a file, or to the standard output with -",
  run: async (tools, words) => {
    const [name, ...others] = words;
    if (others.length > 0 || (name?.startsWith("-") && name !== "-")) {
      tools.print("Use backup [file], backup - or backup verify <file>.");
      return false;
    }
    return name === "-" ? toOutput(tools) : toFile(tools, name);
  },
};

async function toFile(tools: CommandTools, name: string | undefined): Promise<boolean> {
  const { env, print, dataDir } = tools;
  const now = tools.now();
  const file = name === undefined ? defaultFile(dataDir, now) : resolve(name);
  if (existsSync(file)) {
    print(`${file} exists already. Nothing was written.`);
    return false;
  }
  const key = env.BACKUP_KEY ?? null;
  const { connectionString } = await tools.unmigratedDatabase();
  const summary = await saveBackup({ connectionString, key, now }, file);
  print(`Saved ${file}: ${contentsOf(summary)}, ${sizeOf(summary.bytes)}.`);
  print(
    key
      ? "It is encrypted: without BACKUP_KEY it cannot be restored."
      : "It is not encrypted, so keep it private. BACKUP_KEY encrypts backups.",
  );
  print(secretsHint(tools));
  return true;
}

async function toOutput(tools: CommandTools): Promise<boolean> {
  const key = tools.env.BACKUP_KEY ?? null;
  const output = fstatSync(STDOUT);
  if (!key && output.isFile() && isOpenToOthers(output.mode)) {
    throw readableByOthers("the output's file");
  }
  if (process.stdout.isTTY) {
    tools.print("A backup is no text: send the output to a file or another program.");
    return false;
  }
  const { connectionString } = await tools.unmigratedDatabase();
  const summary = await writeBackup({ connectionString, key, now: tools.now() }, process.stdout);
  process.stderr.write(`Wrote ${contentsOf(summary)}.\n${secretsHint(tools)}\n`);
  return true;
}

const defaultFile = (dataDir: string, now: Date) =>
  join(dataDir, "backups", `triplan-${now.toISOString().slice(0, 19).replaceAll(":", "")}.backup`);

const sizeOf = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString("en")} kB`;

/** What else a new server needs. */
export function secretsHint({ env, dataDir }: Pick<CommandTools, "env" | "dataDir">): string {
  const isSet = env.TOKEN_KEYS !== undefined && env.SESSION_SECRET !== undefined;
  const where = isSet ? "the settings" : dataDir;
  return (
    `It does not hold TOKEN_KEYS and SESSION_SECRET, which are in ${where}: keep a copy of them ` +
    "elsewhere. Without TOKEN_KEYS athletes have to connect their watches again."
  );
}
