import { spawnSync } from "node:child_process";
import { findBrowser } from "../apps/e2e/src/find-browser.ts";

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

const isRoot = () => process.getuid?.() === 0;

/** Debian's own Chromium, where this user may install it. */
const installDebianChromium = (): boolean =>
  isRoot() &&
  spawnSync("apt-get", ["--version"]).status === 0 &&
  run("apt-get", ["update", "-qq"]) &&
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);

if (!findBrowser() && !(installDebianChromium() && findBrowser())) {
  console.error(
    "The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or run " +
      '"pnpm --filter @triplan/e2e exec playwright install chromium", or name one in CHROMIUM_PATH.',
  );
  process.exitCode = 1;
}
