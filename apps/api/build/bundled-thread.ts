import { dirname, resolve } from "node:path";
import type { Plugin } from "rolldown";

/**
 * Makes the script of a thread an entry of the bundle. Scripts of other threads stay sources, which start on demand.
 *
 * @param script The file's name, as in `new URL("./script.ts", import.meta.url)`.
 */
export function bundledThread(script: string): Plugin {
  const address = `new URL("./${script}", import.meta.url)`;
  return {
    name: "triplan:bundled-thread",
    transform: {
      filter: { code: address },
      handler(code, id) {
        const entry = this.emitFile({ type: "chunk", id: resolve(dirname(id), script) });
        const bundled = `new URL(import.meta.ROLLDOWN_FILE_URL_${entry})`;
        return { code: code.replace(address, bundled), map: null };
      },
    },
  };
}
