import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const ALL_STYLES = "@mantine/core/styles.layer.css";
const BASE_STYLES = "\0mantine-base-styles";
/** What no part brings along: the reset, the variables, and the rules for the whole page. */
const BASE = ["baseline", "default-css-variables", "global"];
/** Mantine's modules that stand for a part's style sheet: "Button.module.mjs". */
const STYLED_PART = /^(.*\/@mantine\/core)\/esm\/.*\/(\w+)\.module\.mjs$/;

const importOf = (sheet: string) => `import ${JSON.stringify(sheet)};\n`;

/**
 * Builds only the styles of the Mantine parts that are used, each with the code of its part. In
 * development, where the whole of Mantine is prepared at once, its one big style sheet stays.
 */
export function mantineStylesOnDemand(): Plugin {
  let folder = "";
  return {
    name: "triplan:mantine-styles-on-demand",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source !== ALL_STYLES) return null;
      const all = await this.resolve(source, importer, { skipSelf: true });
      if (!all) throw new Error(`${ALL_STYLES} is not installed`);
      folder = `${dirname(all.id)}/styles`;
      return { id: BASE_STYLES, moduleSideEffects: true };
    },
    load(id) {
      if (id !== BASE_STYLES) return null;
      return BASE.map((name) => importOf(`${folder}/${name}.layer.css`)).join("");
    },
    transform(code, id) {
      const [, root, name] = STYLED_PART.exec(id) ?? [];
      if (!root || !name) return null;
      const sheet = `${root}/styles/${name}.layer.css`;
      if (!existsSync(sheet)) throw new Error(`No style sheet for ${id}`);
      return { code: importOf(sheet) + code, map: null };
    },
  };
}
