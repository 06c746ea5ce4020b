import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          include: ["packages/{domain,planner,contract}/src/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "server",
          include: ["packages/db/src/**/*.test.ts", "apps/api/src/**/*.test.ts"],
          globalSetup: ["packages/db/src/testing/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: "browser-parts",
          include: ["packages/ui/src/**/*.test.tsx", "apps/web/src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          css: { modules: { classNameStrategy: "non-scoped" } },
        },
      },
    ],
  },
});
