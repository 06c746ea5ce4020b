import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { planEngineText } from "./apps/web/build/plan-engine-text.ts";
import { sampleSeason } from "./apps/web/build/sample-season.ts";

export default defineConfig({
  test: {
    // Much of a server's test is waiting, so a machine of few cores runs a file more at once.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // The machine may be busy: only a hang takes longer.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    globalSetup: ["scripts/testing/global-setup.ts"],
    setupFiles: ["scripts/testing/fixed-seed.ts"],
    provide: { propertyScale: Number(process.env["PROPERTY_SCALE"] ?? 1) },
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          // Files share nothing but modules without state: loading them again took most of the time.
          isolate: false,
          include: [
            "packages/{domain,plan-engine,contract,wearable,activity-files,workout-files,paper}/src/**/*.test.ts",
            "scripts/**/*.test.ts",
            "apps/web/build/**/*.test.ts",
            "apps/web/src/shared/network/trpc.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["packages/db/src/**/*.test.ts", "apps/api/src/**/*.test.ts"],
          isolate: false,
          globalSetup: [
            "packages/db/src/testing/global-setup.ts",
            "apps/api/src/testing/jobs/prepare-jobs.ts",
          ],
          setupFiles: ["packages/db/src/testing/clean-up-files.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "services",
          include: [
            "{apps/wearable-sandbox,packages/{client,embedded-postgres}}/src/**/*.test.ts",
            "apps/api/bench/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        plugins: [planEngineText(), sampleSeason()],
        test: {
          name: "browser-parts",
          include: ["packages/ui/src/**/*.test.{ts,tsx}", "apps/web/src/**/*.test.{ts,tsx}"],
          exclude: ["apps/web/src/shared/network/trpc.test.ts"],
          environment: "jsdom",
          // The setup file cleans up after each test, so files share one page and its modules.
          isolate: false,
          setupFiles: [
            "apps/web/src/shared/testing/no-debug-tasks.ts",
            "apps/web/src/shared/testing/browser-setup.ts",
          ],
          css: { modules: { classNameStrategy: "non-scoped" } },
        },
      },
    ],
  },
});
