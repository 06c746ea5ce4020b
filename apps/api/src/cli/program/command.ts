import type { Db } from "@triplan/db";
import type { Log } from "../../log.ts";
import type { Env } from "../../env/env.ts";
import type { WearableConfig } from "../../env/wearable-config.ts";
import type { TokenKey } from "../../env/wearable-fields.ts";

interface CommandDatabase {
  db: Db;
  connectionString: string;
}

export interface CommandTools {
  env: Env;
  publicUrl: URL;
  dataDir: string;
  /** Null when no provider is configured. */
  config: WearableConfig | null;
  /** Of stored secrets; null without any. */
  tokenKeys: readonly TokenKey[] | null;
  log: Log;
  now: () => Date;
  print: (line: string) => void;
  /** Asks in the terminal; an empty string at the end of the input. */
  ask: (question: string) => Promise<string>;
  /** Connects to the database and migrates it; the caller closes it after the command. */
  database: () => Promise<CommandDatabase>;
  /** The same without migrating. */
  unmigratedDatabase: () => Promise<CommandDatabase>;
}

/** Returns whether it succeeded, which sets the exit code. */
export interface Command {
  summary: string;
  run: (tools: CommandTools, args: readonly string[]) => Promise<boolean>;
}

/** A script of package.json with its commands by name. */
export interface Program {
  name: string;
  commands: Readonly<Record<string, Command>>;
  /** Runs when the first word names no command. */
  main?: Command;
}
