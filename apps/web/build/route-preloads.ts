import type { Plugin, Rolldown } from "vite";

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
          filesOf(bundle, module).filter((file) => !html.includes(file)),
        ]);
        const chunks = JSON.stringify(Object.fromEntries(files)).replaceAll('"', "&quot;");
        return html.replace(MARK, `${MARK} data-chunks="${chunks}"`);
      },
    },
  };
}

/** Scripts and styles that the chunk of a module needs, itself first. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const first = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
  if (!first) throw new Error(`No chunk of its own for ${module}`);
  const found = new Set([first]);
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  const files = [...found].flatMap(({ fileName, viteMetadata }) =>
    [fileName].concat(Array.from(viteMetadata?.importedCss ?? [])),
  );
  return files.map((file) => `/${file}`);
}
