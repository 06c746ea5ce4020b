import { rmSync } from "node:fs";
import { buildWebApp } from "./build-web-app.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { runCommand } from "./run-command.ts";
import { useCompileCache } from "./testing/compile-cache.ts";
import { newResultsFolder } from "./testing/results-folder.ts";
import { useRunFolder } from "./testing/run-folder.ts";

/** Runs the browser tests in `args`, or all; true if they pass. */
async function runBrowserTests(args: readonly string[]): Promise<boolean> {
  if (!(await buildWebApp()) || !ensureBrowser()) return false;
  const results = newResultsFolder();
  const config = ["--config", "apps/e2e/playwright.config.ts", "--output", results];
  const { isOk } = await runCommand("apps/e2e/node_modules/.bin/playwright", [
    "test",
    ...config,
    ...args,
  ]);
  if (isOk) rmSync(results, { recursive: true, force: true });
  return isOk;
}

useRunFolder();
useCompileCache();
if (!(await runBrowserTests(process.argv.slice(2)))) process.exitCode = 1;
