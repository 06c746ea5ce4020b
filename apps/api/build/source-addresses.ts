import { relative } from "node:path";
import type { Plugin } from "rolldown";

/**
 * Keeps the address of each source in the bundle, from where it finds its packages, files and thread scripts.
 *
 * @param sources Files whose address is kept.
 * @param output Absolute folder of the bundle.
 */
export const sourceAddresses = (sources: RegExp, output: string): Plugin => ({
  name: "triplan:source-addresses",
  transform: {
    filter: { id: sources, code: "import.meta.url" },
    handler: (code, id) => {
      const address = `new URL(${JSON.stringify(relative(output, id))}, import.meta.url).href`;
      // A source map by lines still holds.
      return { code: code.replaceAll("import.meta.url", address), map: null };
    },
  },
});
