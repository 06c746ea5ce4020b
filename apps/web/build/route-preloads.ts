import type { Plugin } from "vite";
import { filesOfModule } from "./files-of-module.ts";

/** Page paths, and the module whose code each needs besides the entry. */
export type RoutePreloads = Readonly<Record<string, string>>;

const MARK = 'src="/before-paint.js"';

/**
 * Tells `before-paint.js` which files the opened page will ask for, so that they load beside the
 * entry instead of after it.
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
