import { defineConfig } from "@playwright/test";
import { findBrowser } from "./src/find-browser.ts";

const PORT = Number(process.env["E2E_PORT"] ?? 4300);
export const GALLERY_PORT = PORT + 1;
const executablePath = findBrowser();

const quietBrowser = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
  "--no-first-run",
  // Root has no sandbox of its own to drop into.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

const gracefulShutdown = { signal: "SIGTERM", timeout: 10_000 } as const;

const product = {
  command: "node src/serve.ts",
  url: `http://localhost:${PORT}/api/health/ready`,
  timeout: 60_000,
  gracefulShutdown,
  env: {
    PORT: String(PORT),
    SANDBOX_PORT: String(PORT + 2),
    NODE_ENV: "test",
    LOG_LEVEL: "warn",
  },
  stdout: "pipe",
} as const;

/** Every component of the UI kit in its states, on a page of its own. */
const gallery = {
  command: `node_modules/.bin/vite --port ${GALLERY_PORT} --strictPort`,
  cwd: "../../packages/ui",
  url: `http://localhost:${GALLERY_PORT}`,
  timeout: 60_000,
  gracefulShutdown,
} as const;

export default defineConfig({
  testDir: "src",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: "retain-on-failure",
    launchOptions: { args: quietBrowser, ...(executablePath !== undefined && { executablePath }) },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    // The sizes between differ in layout only: every screen is looked at, no flow is repeated.
    {
      name: "tablet",
      use: { viewport: { width: 768, height: 1024 } },
      testMatch: "**/screens.spec.ts",
    },
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: [product, gallery],
});
