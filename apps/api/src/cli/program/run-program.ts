import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { connect, migrateToLatest } from "@triplan/db";
import { openEmbeddedPostgres } from "@triplan/embedded-postgres";
import { databaseSettings } from "../../env/database-settings.ts";
import { publicUrlOf, readEnv, type Env } from "../../env/env.ts";
import { createLog } from "../../log.ts";
import { tokenKeysOf } from "../../env/token-keys.ts";
import { wearableConfig } from "../../env/wearable-config.ts";
import type { CommandTools, Program } from "./command.ts";
import { runCommand } from "./run-command.ts";

type Closings = (() => Promise<void>)[];

function toolsOf(env: Env, closings: Closings): CommandTools {
  const dataDir = resolve(env.DATA_DIR);
  const publicUrl = publicUrlOf(env);
  const log = createLog(env.LOG_LEVEL ?? "warn");
  const unmigratedDatabase = async () => {
    const embedded =
      env.DATABASE_URL === undefined ? await openEmbeddedPostgres({ dataDir, log }) : null;
    if (embedded) closings.push(() => embedded.stop());
    // A command may take longer than a pooler allows.
    const { directUrl: connectionString } = databaseSettings(env, embedded?.connectionString);
    const connection = connect({
      connectionString,
      onError: (err) => log.warn({ err }, "database connection lost"),
    });
    closings.push(() => connection.close());
    return { db: connection.db, connectionString };
  };
  const database = async () => {
    const found = await unmigratedDatabase();
    await migrateToLatest(found.db);
    return found;
  };
  return {
    env,
    dataDir,
    publicUrl,
    log,
    database,
    unmigratedDatabase,
    config: wearableConfig(env, { publicUrl, dataDir }),
    tokenKeys: tokenKeysOf(env, dataDir),
    now: () => new Date(),
    print: (line) => void process.stdout.write(`${line}\n`),
    ask,
  };
}

/** The next line of the input; empty at its end. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const atEnd = new Promise<string>((resolveEnd) => lines.once("close", () => resolveEnd("")));
  try {
    return await Promise.race([lines.question(question), atEnd]);
  } finally {
    lines.close();
  }
}

/** Runs a command of the program with the words and sets the process's exit code. */
export async function runProgram(
  program: Program,
  source: NodeJS.ProcessEnv,
  words: readonly string[],
): Promise<void> {
  const closings: Closings = [];
  try {
    const isSuccessful = await runCommand(program, toolsOf(readEnv(source), closings), words);
    process.exitCode = isSuccessful ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
  for (const close of closings.toReversed()) await close();
}
