import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface PidFile {
  path: string;
  pid: number;
  port: number;
  /** "starting", "ready", "stopping" … */
  status: string;
}

const PORT_LINE = 3;
const STATUS_LINE = 7;

/** The pid file of a data directory, or null; its server may have ended. */
export function readPidFile(dataDirectory: string): PidFile | null {
  const path = join(dataDirectory, "postmaster.pid");
  try {
    const lines = readFileSync(path, "utf8").split("\n");
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return null;
    return {
      path,
      pid,
      port: Number(lines[PORT_LINE] ?? 0),
      status: (lines[STATUS_LINE] ?? "").trim(),
    };
  } catch {
    return null;
  }
}
