import { readFileSync } from "node:fs";

const CHECK_INTERVAL = 1000;

/** A process's parent and command, if the system exposes them (Linux). */
function processOf(pid: number): { parent: number; command: string } | null {
  try {
    // The name may contain spaces and brackets; the parent is the second field after the last
    // bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ", 2)[1]);
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") };
  } catch {
    return null;
  }
}

/** The `npx` ancestor of this process, or null. */
function findLauncher(): number | null {
  for (let pid = process.ppid; pid > 1;) {
    const ancestor = processOf(pid);
    if (!ancestor) return null;
    if (ancestor.command.startsWith("npm exec")) return pid;
    pid = ancestor.parent;
  }
  return null;
}

/**
 * Calls back once when the `npx` that started this process has ended: `npx` forwards signals to its
 * shell only, so the server would keep running.
 */
export function onLauncherGone(callback: () => void): void {
  const launcher = findLauncher();
  if (launcher === null) return;
  const timer = setInterval(() => {
    if (processOf(launcher)?.command.startsWith("npm exec")) return;
    clearInterval(timer);
    callback();
  }, CHECK_INTERVAL);
  timer.unref();
}
