import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { Fixtures } from "./src/fixtures.ts";
import { findBrowser } from "./src/find-browser.ts";
import { ONLY_TEST_FONTS } from "./src/page-checks/fonts.ts";

const executablePath = findBrowser();

// Workers inherit it and read this file again.
process.env["E2E_MAILS"] ??= join(tmpdir(), `triplan-mails-${process.pid}`);

const quietBrowser = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
  "--no-first-run",
  // Chromium's sandbox does not work as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/* A journey that is the same at every size runs at the size it is mostly made at; the others run at
   both. A single test of them is tagged with its size: "@desk" or "@phone". Every screen is checked
   at all three sizes. */
const MADE_ON_A_PHONE = [
  "activity",
  "check-in",
  "faster-targets",
  "guided-exercise",
  "guided-offline",
  "highlight",
  "offline",
  "progress-states",
  "proposals",
  "shared-plan",
  "test-result",
  "time-off",
  "today",
  "today-states",
];
const MADE_ON_A_TABLET = ["week-tablet"];
const MADE_AT_A_DESK = [
  "account",
  "archive",
  "client",
  "edit-plan",
  "import",
  "lived-season",
  "mailed-links",
  "passkeys",
  "month-states",
  "page-weight",
  "plan-cards",
  "plan-file",
  "policies",
  "progress",
  "races",
  "refusals",
  "scroll-lock",
  "settings",
  "take-along",
  "two-step",
  "ui-gallery",
  "watch-files",
  "week-keys",
  "zones",
];

const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

// The server picks a free port and prints it; workers read it from the environment.
const product = {
  command: "node src/serve.ts",
  wait: { stdout: /Triplan is ready at http:\/\/localhost:(?<e2e_product_port>\d+)/ },
  timeout: 180_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 } as const,
};

export default defineConfig<Pick<Fixtures, "hasDarkCheck">>({
  testDir: "src",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  // Only a hang takes this long, also on a busy machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${process.env["E2E_PRODUCT_PORT"]}`,
    // A worker's own requests pass by `page.route`; journeys that need the worker allow it.
    serviceWorkers: "block",
    // A trace of every test doubles the work; `pnpm e2e <spec> --trace on` records one.
    screenshot: "only-on-failure",
    launchOptions: {
      args: quietBrowser,
      env: { ...process.env, ...ONLY_TEST_FONTS },
      ...(executablePath !== undefined && { executablePath }),
    },
  },
  projects: [
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone\b/,
      testIgnore: specs([...MADE_ON_A_PHONE, ...MADE_ON_A_TABLET]),
    },
    // A tablet differs only in layout: check every screen and its own layout, but no flows.
    {
      name: "tablet",
      // Its dark colours are those of the other sizes.
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true, hasDarkCheck: false },
      testMatch: specs(["screens", ...MADE_ON_A_TABLET]),
    },
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      grepInvert: /@desk\b/,
      testIgnore: specs([...MADE_AT_A_DESK, ...MADE_ON_A_TABLET]),
    },
  ],
  webServer: product,
});
