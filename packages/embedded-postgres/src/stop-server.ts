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

/** Fast shutdown, then immediate shutdown, then SIGKILL. None loses committed data. */
export async function stopServer({ isGone, send }: Stoppable): Promise<void> {
  send("SIGINT");
  if (await waitUntil(isGone, FAST_TIMEOUT)) return;
  send("SIGQUIT");
  if (await waitUntil(isGone, IMMEDIATE_TIMEOUT)) return;
  send("SIGKILL");
  await waitUntil(isGone, IMMEDIATE_TIMEOUT);
}

/**
 * Stops a server that outlived its parent, and removes a pid file that names another process:
 * PostgreSQL would take that process for a server. Requires the folder's lock.
 */
export async function stopLeftServer(dataDirectory: string, log: Log): Promise<void> {
  const file = readPidFile(dataDirectory);
  // PostgreSQL itself cleans up after an ended server.
  if (!file || !isTaken(file.pid)) return;
  const { pid, path } = file;
  const isGone = () => findProcess(pid)?.command.includes(`-D ${dataDirectory} `) !== true;
  if (!isGone()) {
    log.warn(`PostgreSQL (process ${pid}) is left over from an earlier start: stopping it.`);
    await stopServer({ isGone, send: (signal) => kill(pid, signal) });
  }
  if (!isGone()) throw new Error(`PostgreSQL (process ${pid}) on ${dataDirectory} does not stop.`);
  rmSync(path, { force: true });
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The server has ended since.
  }
}
