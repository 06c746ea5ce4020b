import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import type { Plugin } from "vite";
import { filesOfModule } from "./files-of-module.ts";

export interface RoutePreloads {
  /** Page paths with the module that each needs besides the entry. */
  modules: Readonly<Record<string, string>>;
  /** Page paths with the procedures that each calls first; "*" is any other page. */
  calls: Readonly<Record<string, readonly string[]>>;
}

/** As the client sends a query without input. */
const pathOfCall = (name: string) => `/trpc/${name}?batch=1&input=${encodeURIComponent("{}")}`;

const SCRIPT = "script#before-paint";
const TEXT = join(import.meta.dirname, "../before-paint.js");

/**
 * Tells `before-paint.js` which files and answers the opened page needs, so that they load in parallel with
 * the entry. The page contains the script itself, whose request would delay the first paint.
 */
export function routePreloads({ modules, calls }: RoutePreloads): Plugin {
  return {
    name: "triplan:route-preloads",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const $ = load(html);
        const script = $(SCRIPT).text(readFileSync(TEXT, "utf8"));
        if (script.length === 0) throw new Error(`index.html has no ${SCRIPT}`);
        // In development modules load one by one, without early calls.
        if (!bundle) return $.html();
        const files = Object.entries(modules).map(([path, module]) => [
          path,
          filesOfModule(bundle, module).filter((file) => !html.includes(file)),
        ]);
        const paths = Object.entries(calls).map(([path, names]) => [path, names.map(pathOfCall)]);
        script.attr("data-chunks", JSON.stringify(Object.fromEntries(files)));
        script.attr("data-calls", JSON.stringify(Object.fromEntries(paths)));
        return $.html();
      },
    },
  };
}
