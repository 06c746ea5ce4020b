import type { Plugin } from "vite";
import { filesOfModule } from "./files-of-module.ts";

/** Page paths with the module that each needs besides the entry. */
export type RoutePreloads = Readonly<Record<string, string>>;

const MARK = 'src="/before-paint.js"';

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
        if (!html.includes(MARK)) throw new Error(`index.html has no script with ${MARK}`);
        const files = Object.entries(routes).map(([path, module]) => [
          path,
          filesOfModule(bundle, module).filter((file) => !html.includes(file)),
        ]);
        const chunks = JSON.stringify(Object.fromEntries(files)).replaceAll('"', "&quot;");
        return html.replace(MARK, `${MARK} data-chunks="${chunks}"`);
      },
    },
  };
}
