import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { findProcess } from "../../packages/embedded-postgres/src/processes.ts";

const PREFIX = "triplan-run-";

/**
 * Gives this process and its children one folder for temporary files, removed when it exits, and
 * removes those of ended runs. Keeps the folder of a run that this one is part of.
 */
export function useRunFolder(): void {
  const parent = tmpdir();
  if (basename(parent).startsWith(PREFIX)) return;
  removeEnded(parent);
  const folder = join(parent, `${PREFIX}${process.pid}`);
  // The account that PostgreSQL runs as passes through it.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  process.env["TMPDIR"] = folder;
  process.on("exit", () => remove(folder));
}

function removeEnded(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN;
    if (Number.isInteger(pid) && !findProcess(pid)) remove(join(parent, name));
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // Another user's, or still in use: the next run tries again.
  }
}
