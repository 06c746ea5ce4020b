import { join } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { planEngineText } from "./plan-engine-text.ts";

const root = join(import.meta.dirname, "../../..");

test("resolves its own resolved address, as a run with cached modules requests it", async () => {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [planEngineText()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  onTestFinished(() => server.close());
  const { pluginContainer } = server.environments.ssr;
  const importer = join(root, "apps/web/src/features/plan-engine/plan-engine-page.tsx");
  const id = (await pluginContainer.resolveId("virtual:plan-engine-text", importer))?.id ?? "";

  const again = await pluginContainer.resolveId(id.slice(root.length), importer);

  expect(id).not.toBe("");
  expect(again?.id).toBe(id);
  // The scan for dependencies loads files only, and fails on other addresses.
  const scanning = { isEntry: false, scan: true };
  expect(await pluginContainer.resolveId("virtual:plan-engine-text", importer, scanning)).toBe(
    null,
  );
});
