import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const ALL_STYLES = "@mantine/core/styles.layer.css";
const BASE_STYLES = "\0mantine-base-styles";
/** Styles that no component imports: the reset, the variables and the global rules. */
const BASE = ["baseline", "default-css-variables", "global"];
/** Mantine modules that have a style sheet, such as "Button.module.mjs". */
const STYLED_PART = /^(.*\/@mantine\/core)\/esm\/.*\/(\w+)\.module\.mjs$/;

const importOf = (sheet: string) => `import ${JSON.stringify(sheet)};\n`;

/**
 * Bundles only the styles of the Mantine components in use, each with its component's code. In
 * development Vite prebundles all of Mantine, so the full style sheet stays.
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
