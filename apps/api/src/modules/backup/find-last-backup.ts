import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { lastNightlyFile } from "./nightly-files.ts";

export interface LastBackup {
  file: string;
  bytes: number;
  mode: number;
  ageSeconds: number;
}

/** The last nightly backup of the folder; null without one. */
export async function findLastBackup(folder: string, now: Date): Promise<LastBackup | null> {
  try {
    const name = lastNightlyFile(await readdir(folder));
    if (name === undefined) return null;
    const file = join(folder, name);
    const { mtimeMs, size: bytes, mode } = await stat(file);
    return { file, bytes, mode, ageSeconds: Math.max(0, (now.getTime() - mtimeMs) / 1000) };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
