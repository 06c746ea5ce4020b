import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Distinguishes a process from a later one with the same id. */
export interface ProcessFacts {
  /** Comparable for equality only. */
  startedAt: string;
  /** Program and arguments, separated by spaces. */
  command: string;
}

/** The running process with this id, or null. */
export function findProcess(pid: number): ProcessFacts | null {
  return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): ProcessFacts | null {
  try {
    // The name in brackets may contain anything; the state follows, and 19 fields later the start
    // time.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    // A zombie has ended; its parent has not collected it yet.
    if (state === undefined || "ZX".includes(state)) return null;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").join(" ").trim();
    return { startedAt: `${boot} ${fields[18]}`, command };
  } catch {
    return null;
  }
}

function fromPs(pid: number): ProcessFacts | null {
  try {
    const options = {
      encoding: "utf8",
      timeout: 5000,
      env: { LC_ALL: "C", PATH: "/bin:/usr/bin" },
    };
    const line = execFileSync("ps", ["-ww", "-o", "lstart=,command=", "-p", String(pid)], {
      ...options,
      encoding: "utf8",
    }).trim();
    // "Sat Nov 21 08:15:00 2026 /path/of/program …"
    const match = /^(\S+ +\S+ +\S+ +\S+ +\S+) +(.*)$/s.exec(line);
    return match ? { startedAt: match[1] ?? "", command: match[2] ?? "" } : null;
  } catch {
    return null;
  }
}

/**
 * True while the system knows the process id, including zombies, which nothing may ever collect in
 * a container.
 */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Polls until the condition holds (true) or the time is over (false). */
export async function waitUntil(isTrue: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!isTrue()) {
    if (performance.now() > end) return false;
    await sleep(20);
  }
  return true;
}
