import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";

const NAME = "virtual:plan-engine-text";
/** Named as if it lay here, so that what it imports is looked for among this app's packages. */
const ID = join(import.meta.dirname, "plan-engine-text.js");
const SOURCE = join(import.meta.dirname, "../../../docs/plan-engine.md");

/**
 * Gives the page on the plan engine as a component, made from the one text in `docs` when the app is
 * built: no Markdown is parsed in the browser, and no HTML is put into the page.
 */
export function planEngineText(): Plugin {
  return {
    name: "triplan:plan-engine-text",
    resolveId: (source) => (source === NAME ? ID : null),
    async load(id) {
      if (id !== ID) return null;
      this.addWatchFile(SOURCE);
      const text = await readFile(SOURCE, "utf8");
      return String(await compile(text, { format: "md", remarkPlugins: [remarkGfm] }));
    },
  };
}
