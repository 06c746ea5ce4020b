import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";

const NAME = "virtual:plan-engine-text";
/**
 * Lives in this folder so that its imports resolve to this app's packages. No source file may share
 * the name: Vite would pick `.ts` over `.js`.
 */
const FILE = "plan-engine-text.generated.js";
const ID = join(import.meta.dirname, FILE);
const SOURCE = join(import.meta.dirname, "../../../docs/plan-engine.md");

/**
 * Compiles docs/plan-engine.md into a component at build time: no Markdown parser in the browser
 * and no injected HTML.
 */
export function planEngineText(): Plugin {
  return {
    name: "triplan:plan-engine-text",
    resolveId(source, _importer, options) {
      // The development server looks for dependencies without loading modules of plugins. Vite
      // leaves this option out of its types.
      if ("scan" in options && options.scan) return null;
      // A run with cached modules requests the resolved address.
      return source === NAME || source.endsWith(`/build/${FILE}`) ? ID : null;
    },
    async load(id) {
      if (id !== ID) return null;
      this.addWatchFile(SOURCE);
      const text = await readFile(SOURCE, "utf8");
      return String(await compile(text, { format: "md", remarkPlugins: [remarkGfm] }));
    },
  };
}
