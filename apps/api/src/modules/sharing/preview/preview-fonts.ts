import { GlobalFonts, type FontKey, type SKRSContext2D } from "@napi-rs/canvas";
import { FontBook, type Weight } from "@triplan/paper/fonts";

interface TextLook {
  size: number;
  weight: Weight;
}

interface TextPlace extends TextLook {
  x: number;
  /** The baseline. */
  y: number;
}

interface TextRoom extends TextLook {
  /** Pixels. */
  room: number;
  maxLines: number;
}

const ELLIPSIS = "…";
const WORDS = new Intl.Segmenter("en", { granularity: "word" });
const CHARACTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

const partsOf = (segmenter: Intl.Segmenter, text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

let pictures = 0;

/** The product's fonts with the glyphs of one picture, until it is closed. */
export class PreviewFonts {
  readonly #book: FontBook;
  readonly #prefix: string;
  readonly #keys: FontKey[];

  private constructor(book: FontBook) {
    pictures += 1;
    this.#book = book;
    this.#prefix = `picture ${pictures} `;
    this.#keys = [...book.fonts].flatMap(
      ([name, bytes]) => GlobalFonts.register(bytes, this.#prefix + name) ?? [],
    );
  }

  static async for(text: string): Promise<PreviewFonts> {
    return new PreviewFonts(await FontBook.for(text));
  }

  /** Fonts are global: those of a picture would stay for ever. */
  close(): void {
    GlobalFonts.removeBatch(this.#keys);
  }

  draw(context: SKRSContext2D, text: string, { x, y, size, weight }: TextPlace): void {
    let left = x;
    for (const run of this.#book.runsOf(text, weight)) {
      context.font = this.#font(run.font, size);
      context.fillText(run.text, left, y);
      left += context.measureText(run.text).width;
    }
  }

  /** The text in lines that fit; the last one ends with an ellipsis if more is left. */
  lines(
    context: SKRSContext2D,
    text: string,
    { size, weight, room, maxLines }: TextRoom,
  ): string[] {
    const fits = (line: string) => this.width(context, line, { size, weight }) <= room;
    const lines: string[] = [];
    let rest = text.trim();
    while (rest !== "" && lines.length < maxLines) {
      const isLast = lines.length === maxLines - 1;
      const line = fits(rest) ? rest : isLast ? shortened(rest, fits) : broken(rest, fits);
      lines.push(line.trim());
      rest = fits(rest) || isLast ? "" : rest.slice(line.length).trim();
    }
    return lines;
  }

  /** Pixels. */
  width(context: SKRSContext2D, text: string, { size, weight }: TextLook): number {
    return this.#book.runsOf(text, weight).reduce((sum, run) => {
      context.font = this.#font(run.font, size);
      return sum + context.measureText(run.text).width;
    }, 0);
  }

  #font = (name: string, size: number) => `${size}px "${this.#prefix}${name}"`;
}

/** As many whole words as fit, or as many characters of a word that fits on no line. */
function broken(text: string, fits: (line: string) => boolean): string {
  const line = longest(partsOf(WORDS, text), fits);
  return line.trim() === "" ? longest(partsOf(CHARACTERS, text), fits) : line;
}

const shortened = (text: string, fits: (line: string) => boolean): string =>
  longest(partsOf(CHARACTERS, text), (line) => fits(line + ELLIPSIS)).trimEnd() + ELLIPSIS;

/** The longest start of at least one part that fits. */
function longest(parts: readonly string[], fits: (line: string) => boolean): string {
  let line = parts[0] ?? "";
  for (const part of parts.slice(1)) {
    if (!fits(line + part)) return line;
    line += part;
  }
  return line;
}
