import { create } from "fontkit";
import subsetFont from "subset-font";
import { fontSources } from "./font-sources.ts";

export type Weight = 400 | 700;
const WEIGHTS: readonly Weight[] = [400, 700];

/** A stretch of text in one font. */
export interface FontRun {
  font: string;
  text: string;
}

const UNKNOWN = "?";
/** Basic Latin, and what sheets put between words. */
const BASIC = `${Array.from({ length: 95 }, (_space, at) => String.fromCodePoint(32 + at)).join("")}·`;

/** Directions, joiners and selectors act on glyphs that a page of boxes does not have. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u{FE00}-\u{FE0F}]/gu, "");

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

/** A family lists characters that its files lack. */
function withGlyphs(characters: readonly string[], bytes: Buffer): string[] {
  const font = create(bytes);
  if (!("hasGlyphForCodePoint" in font)) return [];
  return characters.filter((each) => font.hasGlyphForCodePoint(codeOf(each)));
}

/** The glyphs that a text needs, in two weights. */
export class FontBook {
  readonly #fontOf: ReadonlyMap<string, string>;
  /** By name, each with the glyphs of its characters. */
  readonly fonts: ReadonlyMap<string, Buffer>;

  private constructor(fontOf: ReadonlyMap<string, string>, fonts: ReadonlyMap<string, Buffer>) {
    this.#fontOf = fontOf;
    this.fonts = fonts;
  }

  /** Cuts the fonts of the product to the characters of a text, and basic Latin. */
  static async for(text: string): Promise<FontBook> {
    const missing = new Set(withoutMarks(`${BASIC}${text}`));
    const fontOf = new Map<string, string>();
    const fonts = new Map<string, Buffer>();
    for (const source of await fontSources()) {
      const listed = [...missing].filter((each) => source.has(codeOf(each)));
      if (listed.length === 0) continue;
      const bytes = await source.read();
      const found = withGlyphs(listed, bytes);
      for (const character of found) {
        fontOf.set(character, source.name);
        missing.delete(character);
      }
      if (found.length === 0) continue;
      for (const weight of WEIGHTS) {
        const options = { targetFormat: "truetype", variationAxes: { wght: weight } } as const;
        fonts.set(`${source.name}-${weight}`, await subsetFont(bytes, found.join(""), options));
      }
    }
    return new FontBook(fontOf, fonts);
  }

  /** The text in stretches of one font; characters without a glyph become question marks. */
  runsOf(text: string, weight: Weight): FontRun[] {
    const runs: FontRun[] = [];
    for (const character of withoutMarks(text)) {
      const known = this.#fontOf.has(character) ? character : UNKNOWN;
      const font = `${this.#fontOf.get(known) ?? ""}-${weight}`;
      const last = runs.at(-1);
      if (last?.font === font) last.text += known;
      else runs.push({ font, text: known });
    }
    return runs;
  }
}
