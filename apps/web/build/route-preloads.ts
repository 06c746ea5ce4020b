import { load } from "cheerio";
import type { Plugin } from "vite";
import { filesOfModule } from "./files-of-module.ts";

/** Page paths with the module that each needs besides the entry. */
export type RoutePreloads = Readonly<Record<string, string>>;

const SCRIPT = 'script[src="/before-paint.js"]';

/**
 * Tells `before-paint.js` which files the opened page needs, so that they load in parallel with the
 * entry.
 */
export function routePreloads(routes: RoutePreloads): Plugin {
  return {
    name: "triplan:route-preloads",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html;
        const $ = load(html);
        const script = $(SCRIPT);
        if (script.length === 0) throw new Error(`index.html has no ${SCRIPT}`);
        const files = Object.entries(routes).map(([path, module]) => [
          path,
          filesOfModule(bundle, module).filter((file) => !html.includes(file)),
        ]);
        script.attr("data-chunks", JSON.stringify(Object.fromEntries(files)));
        return $.html();
      },
    },
  };
}
