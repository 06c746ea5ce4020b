import { readFileSync } from "node:fs";

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has ended meanwhile.
    return "";
  }
};

/** The process and all that it started, by number. */
function withChildren(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(withChildren)];
}

const KB_PER_MB = 1024;

/** Megabytes of these processes and their children; what they share counts once. Linux only. */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = [...new Set(pids.flatMap(withChildren))].map((pid) => {
    const [, value] = /^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
    return Number(value ?? 0);
  });
  return kilobytes.reduce((total, each) => total + each, 0) / KB_PER_MB;
}
