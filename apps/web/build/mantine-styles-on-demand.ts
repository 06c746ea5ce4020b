import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";
import { inOwnLayer, mantineStyleOrder } from "./mantine-style-order.ts";

const ALL_STYLES = "@mantine/core/styles.layer.css";
const BASE_STYLES = "\0mantine-base-styles";
/** Styles that no component imports: the reset, the variables and the global rules. */
const BASE = ["baseline", "default-css-variables", "global"];
/** Mantine modules that have a style sheet, such as "Button.module.mjs". */
const STYLED_PART = /^(.*\/@mantine\/core)\/esm\/.*\/(\w+)\.module\.mjs$/;

/** A style sheet of one part. */
const PART_SHEET = /^(.*\/@mantine\/core)\/styles\/([\w-]+)\.layer\.css$/;

const importOf = (sheet: string) => `import ${JSON.stringify(sheet)};\n`;

/** The first style sheet to load names all layers: later ones win. */
const layerOrder = (core: string) =>
  `@layer ${mantineStyleOrder(core)
    .map((name) => `mantine.${name}`)
    .join(", ")};\n`;

/**
 * Bundles only the styles of the Mantine components in use, each with its component's code. Layers
 * keep Mantine's order, in whichever order the code loads. In development Vite prebundles all of
 * Mantine, so the full style sheet stays.
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
      const [, core, sheetName] = PART_SHEET.exec(id) ?? [];
      if (core && sheetName) {
        const order = sheetName === BASE[0] ? layerOrder(core) : "";
        return { code: order + inOwnLayer(sheetName, code), map: null };
      }
      const [, root, name] = STYLED_PART.exec(id) ?? [];
      if (!root || !name) return null;
      const sheet = `${root}/styles/${name}.layer.css`;
      if (!existsSync(sheet)) throw new Error(`No style sheet for ${id}`);
      return { code: importOf(sheet) + code, map: null };
    },
  };
}
