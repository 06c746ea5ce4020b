import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const INSTALLED = [
  // Without the interface of a browser: takes half the work of Chromium's main process.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser for the tests: the configured one, an installed one, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  const candidates = [
    ...(named === undefined ? [] : [named]),
    ...INSTALLED,
    chromium.executablePath(),
  ];
  return candidates.find((path) => existsSync(path));
}
