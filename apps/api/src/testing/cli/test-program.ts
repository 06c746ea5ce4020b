import type { Db } from "@triplan/db";
import { runCommand } from "../../cli/program/run-command.ts";
import type { CommandTools, Program } from "../../cli/program/command.ts";
import { readEnv } from "../../env/env.ts";
import { TOKEN_KEY } from "../api/test-wearable.ts";
import type { Log } from "../../log.ts";

interface ProgramSource extends Pick<CommandTools, "config" | "now"> {
  db: Db;
  connectionString: string;
  log: { logger: Log };
}

/** Runs commands of a program on the test database; each returns its output and success. */
export const testProgram =
  (program: Program, { db, connectionString, log, config, now }: ProgramSource) =>
  async (words: string[], changes: Partial<CommandTools> = {}) => {
    const lines: string[] = [];
    const tools: CommandTools = {
      env: readEnv({ TOKEN_KEYS: `k1:${Buffer.alloc(32).toString("base64")}` }),
      publicUrl: new URL("http://localhost:3000"),
      dataDir: "/data",
      config,
      tokenKeys: (changes.config ?? config)?.tokenKeys ?? [TOKEN_KEY],
      log: log.logger,
      now,
      print: (line) => void lines.push(line),
      ask: async () => "",
      database: async () => ({ db, connectionString }),
      unmigratedDatabase: async () => ({ db, connectionString }),
      ...changes,
    };
    const isSuccessful = await runCommand(program, tools, words);
    return { isSuccessful, text: lines.join("\n") };
  };
