import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { acyclicChunks } from "./build/acyclic-chunks.ts";
import { mantineIds } from "./build/mantine-ids.ts";
import { mantineStylesOnDemand } from "./build/mantine-styles-on-demand.ts";
import { planEngineText } from "./build/plan-engine-text.ts";
import { routePreloads } from "./build/route-preloads.ts";
import { sampleSeason } from "./build/sample-season.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { sharedChunks } from "./build/shared-chunks.ts";
import { visitorPages } from "./build/visitor-pages.ts";

const API = "http://localhost:3000";

export default defineConfig({
  plugins: [
    react(),
    planEngineText(),
    sampleSeason(),
    mantineStylesOnDemand(),
    mantineIds(),
    acyclicChunks(),
    // Most signed-in users have a plan.
    routePreloads({
      modules: { "/": "features/week/weekly-view.tsx" },
      calls: { "/": ["auth.me", "plans.list"], "*": ["auth.me"] },
    }),
    // The week and what opens on it: the rest is stored at its first use.
    serviceWorker({
      modules: [
        "app/offline/offline-parts.tsx",
        "app/pages/plan-cards.tsx",
        "app/providers/toasts.tsx",
        "app/shell/nav-drawer.tsx",
        "app/shell/user-menu.tsx",
        "features/login-again/login-again-dialog.tsx",
        "features/week/board/available-drawer.tsx",
        "features/week/completion/complete-workout.tsx",
        "features/week/dialogs/keyboard-help.tsx",
        "features/week/drag/week-drag.ts",
        "features/week/exercise/card-menu.tsx",
        "features/week/exercise/exercise-details.tsx",
        "features/week/guided/guided-exercise.tsx",
        "features/week/season/fitness-panel.tsx",
        "features/week/weekly-view.tsx",
        "shared/notifications/toast-code.ts",
        "shared/offline/kept-answers.ts",
      ],
    }),
    visitorPages(
      {
        "/": { file: "index.html", module: "features/plan-form/create-plan.tsx" },
        "/auth": { file: "auth.html", module: "features/auth/auth-page.tsx" },
      },
      "app/providers/toasts.tsx",
    ),
    // The server sends these copies as they are.
    compression({
      include: /\.(js|css|html)$/,
      threshold: 1024,
      algorithms: ["brotliCompress", "gzip"],
    }),
  ],
  server: {
    port: 5173,
    // The API sees its own host, so that the same-origin check holds in development too.
    proxy: {
      "/api": { target: API, changeOrigin: false },
      "/trpc": { target: API, changeOrigin: false },
    },
  },
  build: {
    manifest: true,
    target: "es2022",
    // The page policy takes fonts from this origin only, not from data: URLs.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    rolldownOptions: {
      // What a page imports from a package's index loads with that page, not with the first one.
      experimental: { lazyBarrel: true },
      checks: { largeBarrelModules: false },
      output: sharedChunks,
    },
  },
});
