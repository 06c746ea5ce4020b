import { rmSync } from "node:fs";
import type { Log } from "./log.ts";
import { readPidFile } from "./pid-file.ts";
import { findProcess, isTaken, waitUntil } from "./processes.ts";

const FAST_TIMEOUT = 30_000;
const IMMEDIATE_TIMEOUT = 10_000;

export interface Stoppable {
  isGone: () => boolean;
  send: (signal: NodeJS.Signals) => void;
}

/** Fast shutdown, then immediate shutdown, then death: none loses what was committed. */
export async function stopServer({ isGone, send }: Stoppable): Promise<void> {
  send("SIGINT");
  if (await waitUntil(isGone, FAST_TIMEOUT)) return;
  send("SIGQUIT");
  if (await waitUntil(isGone, IMMEDIATE_TIMEOUT)) return;
  send("SIGKILL");
  await waitUntil(isGone, IMMEDIATE_TIMEOUT);
}

/**
 * Ends a server that outlived the process that started it, and removes its pid file where that
 * names a process that is not a server of this directory: PostgreSQL would take any process with
 * the number for one. For the holder of the folder's lock alone.
 */
export async function stopLeftServer(dataDirectory: string, log: Log): Promise<void> {
  const file = readPidFile(dataDirectory);
  // Of a server that is gone PostgreSQL clears away by itself, and checks what it left in memory.
  if (!file || !isTaken(file.pid)) return;
  const { pid, path } = file;
  const isGone = () => findProcess(pid)?.command.includes(`-D ${dataDirectory} `) !== true;
  if (!isGone()) {
    log.warn(`PostgreSQL (process ${pid}) was left by an earlier start: stopping it.`);
    await stopServer({ isGone, send: (signal) => kill(pid, signal) });
  }
  if (!isGone()) throw new Error(`PostgreSQL (process ${pid}) on ${dataDirectory} won't stop.`);
  rmSync(path, { force: true });
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended meanwhile.
  }
}
