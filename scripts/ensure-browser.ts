import { spawnSync } from "node:child_process";
import { findBrowser } from "../apps/e2e/src/find-browser.ts";

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

const isRoot = () => process.getuid?.() === 0;

/** Debian's Chromium; needs root. */
const installDebianChromium = (): boolean =>
  isRoot() &&
  spawnSync("apt-get", ["--version"]).status === 0 &&
  run("apt-get", ["update", "-qq"]) &&
  ["chromium-headless-shell", "chromium"].some((name) =>
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]),
  );

/** Finds a browser for the tests or installs one; otherwise prints what to do. */
export function ensureBrowser(): boolean {
  if (findBrowser() || (installDebianChromium() && findBrowser())) return true;
  console.error(
    "The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or run " +
      '"npx -y pnpm@12 --filter @triplan/e2e exec playwright install chromium", or name one in ' +
      "CHROMIUM_PATH.",
  );
  return false;
}
