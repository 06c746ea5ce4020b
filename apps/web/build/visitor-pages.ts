import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer, type Plugin, type Rolldown } from "vite";
import { filesOfModule } from "./files-of-module.ts";
import { prerenderedPage } from "./prerendered-page.ts";

/** The module of `src` that renders a path to markup. */
interface PageRenderer {
  prerenderPage: (path: string) => Promise<string>;
}

/** Page paths with the file name of each and the module that it needs besides the entry. */
export type VisitorPages = Readonly<Record<string, { file: string; module: string }>>;

const RENDERER = "/src/prerender-page.tsx";

/**
 * Prerenders the pages that visitors open first into `visitor/`: visible without any script, with
 * scripts and styles requested in parallel.
 */
export function visitorPages(pages: VisitorPages): Plugin {
  return {
    name: "triplan:visitor-pages",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error("Nowhere to write pages to: the build has no folder");
      const textOf = (file: string) => textOfAsset(bundle, file.slice(1));
      const empty = textOf("/index.html");
      const folder = join(dir, "visitor");
      await mkdir(folder, { recursive: true });
      await withRenderer(async ({ prerenderPage }) => {
        for (const [path, { file, module }] of Object.entries(pages)) {
          const markup = await prerenderPage(path);
          const files = filesOfModule(bundle, module);
          const html = prerenderedPage({ empty, markup, files, textOf });
          await writeFile(join(folder, file), html);
        }
      });
    },
  };
}

function textOfAsset(bundle: Rolldown.OutputBundle, name: string): string {
  const asset = bundle[name];
  if (asset?.type !== "asset") throw new Error(`The build made no ${name}`);
  return String(asset.source);
}

/** Loads the app's own components in Node with the same Vite configuration. */
async function withRenderer(run: (renderer: PageRenderer) => Promise<void>): Promise<void> {
  const server = await createServer({
    appType: "custom",
    mode: "production",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const renderer = await server.ssrLoadModule(RENDERER);
    await run({ prerenderPage: renderer["prerenderPage"] });
  } finally {
    await server.close();
  }
}
