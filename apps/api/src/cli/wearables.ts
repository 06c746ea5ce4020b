import { resolve } from "node:path";
import { connect, migrateToLatest } from "@triplan/db";
import { openEmbeddedPostgres } from "@triplan/embedded-postgres";
import { publicUrlOf, readEnv, type Env } from "../env/env.ts";
import { createLog } from "../log.ts";
import { wearableConfig } from "../env/wearable-config.ts";
import type { CommandTools } from "./command.ts";
import { runCommand } from "./commands.ts";

const closings: (() => Promise<void>)[] = [];

function toolsOf(env: Env): CommandTools {
  const dataDir = resolve(env.DATA_DIR);
  const publicUrl = publicUrlOf(env);
  const log = createLog(env.LOG_LEVEL ?? "warn");
  const database = async () => {
    const embedded =
      env.DATABASE_URL === undefined ? await openEmbeddedPostgres({ dataDir, log }) : null;
    if (embedded) closings.push(() => embedded.stop());
    const connectionString = embedded?.connectionString ?? env.DATABASE_URL ?? "";
    const connection = connect({
      connectionString,
      onError: (err) => log.warn({ err }, "database connection lost"),
    });
    closings.push(() => connection.close());
    await migrateToLatest(connection.db);
    return { db: connection.db, connectionString };
  };
  return {
    env,
    dataDir,
    publicUrl,
    log,
    database,
    config: wearableConfig(env, { publicUrl, dataDir }),
    now: () => new Date(),
    print: (line) => void process.stdout.write(`${line}\n`),
  };
}

try {
  const isSuccessful = await runCommand(toolsOf(readEnv(process.env)), process.argv.slice(2));
  process.exitCode = isSuccessful ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
for (const close of closings.toReversed()) await close();
