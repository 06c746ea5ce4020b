import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";

const NAME = "virtual:plan-engine-text";
/**
 * In this folder, so that its imports are found among this app's packages. No file may have the name
 * with any extension: Vite would take `.ts` for `.js`.
 */
const FILE = "plan-engine-text.generated.js";
const ID = join(import.meta.dirname, FILE);
const SOURCE = join(import.meta.dirname, "../../../docs/plan-engine.md");

/**
 * Gives the page on the plan engine as a component, made from the one text in `docs` when the app is
 * built: no Markdown is parsed in the browser, and no HTML is put into the page.
 */
export function planEngineText(): Plugin {
  return {
    name: "triplan:plan-engine-text",
    // A run with cached modules asks by the resolved address.
    resolveId: (source) => (source === NAME || source.endsWith(`/build/${FILE}`) ? ID : null),
    async load(id) {
      if (id !== ID) return null;
      this.addWatchFile(SOURCE);
      const text = await readFile(SOURCE, "utf8");
      return String(await compile(text, { format: "md", remarkPlugins: [remarkGfm] }));
    },
  };
}
