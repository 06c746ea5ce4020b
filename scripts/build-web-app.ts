import { join } from "node:path";
import { FolderInUseError, lockFolder } from "../packages/embedded-postgres/src/folder-lock.ts";
import { runCommand } from "./run-command.ts";

const LOCK_FOLDER = join(import.meta.dirname, "../node_modules");

/** Builds the web app unless it is up to date; one build at a time per checkout. */
export async function buildWebApp(): Promise<boolean> {
  const unlock = await waitForLock();
  try {
    const { isOk } = await runCommand("turbo", ["run", "build", "--output-logs=errors-only"], {
      env: { TURBO_TELEMETRY_DISABLED: "1" },
    });
    return isOk;
  } finally {
    unlock();
  }
}

async function waitForLock(): Promise<() => void> {
  for (;;) {
    try {
      return await lockFolder(LOCK_FOLDER);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
    }
  }
}
