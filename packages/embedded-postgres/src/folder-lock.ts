import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProcess, waitUntil } from "./processes.ts";

export const LOCK_FILE = "triplan.lock";

interface Holder {
  pid: number;
  startedAt: string;
}

/** Milliseconds after which an unreadable lock file counts as damaged. */
const WRITING_TIME = 1000;
/** A quick restart may find the previous process still ending. */
const ENDING_TIME = 2000;
const ATTEMPTS = 10;

/**
 * Locks the folder for this process and returns the function that unlocks it. Locks of ended
 * processes are stale.
 *
 * Throws a FolderInUseError that names the process id and the folder.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = join(folder, LOCK_FILE);
  const startedAt = findProcess(process.pid)?.startedAt ?? "";
  const own = JSON.stringify({ pid: process.pid, startedAt } satisfies Holder);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (create(path, own)) return () => release(path, own);
    await waitUntil(() => parse(read(path)) !== null, WRITING_TIME);
    const text = read(path);
    const holder = parse(text);
    if (holder && !(await waitUntil(() => !isRunning(holder), ENDING_TIME))) {
      throw new FolderInUseError(folder, holder.pid);
    }
    removeStale(path, text);
  }
  throw new Error(`Could not lock ${path}: other processes keep locking it.`);
}

/** Another running process holds the lock of the folder. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";

  constructor(folder: string, pid: number) {
    super(
      `Triplan is running already on ${folder} (process ${pid}). ` +
        "Stop that one first, or set DATA_DIR to another folder.",
    );
  }
}

function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function parse(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const { pid, startedAt } = Object.fromEntries(Object.entries(value));
    return typeof pid === "number" && typeof startedAt === "string" ? { pid, startedAt } : null;
  } catch {
    return null;
  }
}

const isRunning = ({ pid, startedAt }: Holder) => findProcess(pid)?.startedAt === startedAt;

// Two processes may find the same stale lock. Move it away and compare it: a new lock of the other
// process is put back.
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    renameSync(path, aside);
    if (read(aside) === stale) rmSync(aside, { force: true });
    else renameSync(aside, path);
  } catch {
    // Another process won; the next attempt sees its lock.
  }
}

function release(path: string, own: string): void {
  if (read(path) === own) rmSync(path, { force: true });
}
