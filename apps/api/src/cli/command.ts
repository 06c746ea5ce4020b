import type { Db } from "@triplan/db";
import type { Log } from "../context.ts";
import type { Env } from "../env.ts";
import type { WearableConfig } from "../wearable/wearable-config.ts";

/** What a command of `pnpm wearables` works with. */
export interface CommandTools {
  env: Env;
  publicUrl: URL;
  dataDir: string;
  /** Null where no watch service is set up. */
  config: WearableConfig | null;
  log: Log;
  now: () => Date;
  /** Writes a line for whoever runs the command. */
  print: (line: string) => void;
  /** Connects to the product's database, which is closed when the command is done. */
  database: () => Promise<{ db: Db; connectionString: string }>;
}

/** Does its work and tells whether all is well: the exit code. */
export interface Command {
  summary: string;
  run: (tools: CommandTools, args: readonly string[]) => Promise<boolean>;
}
