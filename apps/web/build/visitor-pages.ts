import { createServer, type Plugin, type Rolldown } from "vite";
import { filesOfModule } from "./files-of-module.ts";
import { prerenderedPage } from "./prerendered-page.ts";

/** The module of `src` that renders a path to markup. */
interface PageRenderer {
  prerenderPage: (path: string) => Promise<{ markup: string; renderedOn: string }>;
}

/** Page paths with the file name of each and the module that it needs besides the entry. */
export type VisitorPages = Readonly<Record<string, { file: string; module: string }>>;

const RENDERER = "/src/prerender-page.tsx";

/**
 * Prerenders the pages that visitors open first into `visitor/`, with the hashes that the
 * Content-Security-Policy needs to allow their styles and the script of all pages. Includes the styles of `background`, a module that
 * every page loads when it is idle: a sheet that arrives later lays out the whole page again.
 */
export function visitorPages(pages: VisitorPages, background: string): Plugin {
  return {
    name: "triplan:visitor-pages",
    apply: "build",
    // After Vite's own plugin has written index.html, before the compression.
    enforce: "post",
    async generateBundle(_options, bundle) {
      const textOf = (file: string) => textOfAsset(bundle, file.slice(1));
      const empty = textOf("/index.html");
      const styles = new Set<string>();
      const scripts = new Set<string>();
      const emit = (file: string, source: string) =>
        this.emitFile({ type: "asset", fileName: `visitor/${file}`, source });
      await withRenderer(async ({ prerenderPage }) => {
        for (const [path, { file, module }] of Object.entries(pages)) {
          const later = filesOfModule(bundle, background).filter((name) => name.endsWith(".css"));
          const files = [...filesOfModule(bundle, module), ...later];
          const page = prerenderedPage({ empty, ...(await prerenderPage(path)), files, textOf });
          for (const hash of page.hashes.styles) styles.add(hash);
          for (const hash of page.hashes.scripts) scripts.add(hash);
          emit(file, page.html);
        }
      });
      emit("policy-hashes.json", JSON.stringify({ styles: [...styles], scripts: [...scripts] }));
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
