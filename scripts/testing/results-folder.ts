import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findProcess } from "../../packages/embedded-postgres/src/processes.ts";

const RESULTS = join(import.meta.dirname, "../../apps/e2e/test-results");

/**
 * A folder for the traces of this run. Playwright empties its folder at the start, and another run
 * may be active in this checkout. Removes folders of ended runs.
 */
export function newResultsFolder(parent: string = RESULTS): string {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    if (!findProcess(Number(name))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, String(process.pid));
  mkdirSync(folder, { recursive: true });
  return folder;
}
