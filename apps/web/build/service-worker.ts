import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { build, type Plugin, type Rolldown } from "vite";
import { filesOfModule } from "./files-of-module.ts";

const ROOT = join(import.meta.dirname, "..");
const WORKER = "service-worker.js";
const PAGE = "index.html";
/** Files without a hash that the page asks for. */
const PUBLIC_FILES = ["/favicon.svg", "/manifest.webmanifest"];

/**
 * Writes the service worker with the files that it stores: those of the entry and of the modules.
 * Marks the pages with the version of the build, so that a page can tell a newer worker.
 */
export function serviceWorker({ modules }: { modules: readonly string[] }): Plugin {
  return {
    name: "triplan:service-worker",
    apply: "build",
    // After Vite's own plugin has written index.html, before the visitors' pages are made of it.
    enforce: "post",
    async generateBundle(_options, bundle) {
      const page = bundle[PAGE];
      if (page?.type !== "asset") throw new Error(`The build made no ${PAGE}`);
      const assets = [PAGE, ...modules].flatMap((module) => filesOfModule(bundle, module));
      const version = versionOf(bundle, String(page.source));
      const $ = load(String(page.source));
      $("html").attr("data-version", version);
      page.source = $.html();
      const files = [...new Set([...PUBLIC_FILES, ...assets])];
      const source = await bundled({ version, files });
      this.emitFile({ type: "asset", fileName: WORKER, source });
    },
  };
}

/** Changes with any file of the app. Names of the other files contain their hashes. */
function versionOf(bundle: Rolldown.OutputBundle, page: string): string {
  const publicFiles = PUBLIC_FILES.map((file) => readFileSync(join(ROOT, "public", file)));
  const hash = createHash("sha256").update(page);
  for (const text of [...Object.keys(bundle).toSorted(), ...publicFiles]) hash.update(text);
  return hash.digest("hex").slice(0, 12);
}

async function bundled(data: { version: string; files: readonly string[] }): Promise<string> {
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { BUILD: JSON.stringify(data) },
    build: {
      write: false,
      target: "es2022",
      lib: {
        entry: join(ROOT, "service-worker/service-worker.ts"),
        formats: ["iife"],
        name: "worker",
      },
    },
  });
  const [result] = Array.isArray(output) ? output : [];
  const chunk = result?.output[0];
  if (chunk?.type !== "chunk") throw new Error(`The build made no ${WORKER}`);
  return chunk.code;
}
