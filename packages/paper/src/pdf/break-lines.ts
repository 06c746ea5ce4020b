import type { Weight } from "./font-book.ts";

/** Text in one style. */
export interface Span {
  text: string;
  weight?: Weight;
  isGray?: boolean;
}

/** Text in one style on one line. */
interface Piece extends Required<Span> {
  width: number;
}

export interface Line {
  pieces: Piece[];
  width: number;
}

type Measure = (text: string, weight: Weight) => number;

const CJK = "\\u2E80-\\u9FFF\\uF900-\\uFAFF\\uFF00-\\uFFEF";
/** A word with the space behind it; scripts without spaces break anywhere. */
const WORD = new RegExp(`(?:[${CJK}]|[^\\s${CJK}]+|\\s)\\s*`, "gu");

/** Breaks text into lines of a width, and where it breaks itself; a word that is wider than a line breaks within. */
export function breakLines(spans: readonly Span[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [{ pieces: [], width: 0 }];
  for (const { text, weight = 400, isGray = false } of spans) {
    for (const [index, paragraph] of text.split("\n").entries()) {
      if (index > 0) newLine(lines);
      for (const word of paragraph.match(WORD) ?? []) {
        for (const part of partsOf(word, width, (each) => measure(each, weight))) {
          const last = lines.at(-1);
          const line =
            !last || (last.width > 0 && last.width + measure(part.trimEnd(), weight) > width)
              ? newLine(lines)
              : last;
          addTo(line, { text: part, weight, isGray, width: measure(part, weight) });
        }
      }
    }
  }
  return lines.filter(({ pieces }) => pieces.length > 0).map((line) => trimmed(line, measure));
}

/** A line without the space at its end. */
function trimmed({ pieces, width }: Line, measure: Measure): Line {
  const last = pieces.at(-1);
  if (!last) return { pieces, width };
  const text = last.text.trimEnd();
  const kept = { ...last, text, width: measure(text, last.weight) };
  return { pieces: [...pieces.slice(0, -1), kept], width: width - last.width + kept.width };
}

function newLine(lines: Line[]): Line {
  const line = { pieces: [], width: 0 };
  lines.push(line);
  return line;
}

function addTo(line: Line, piece: Piece): void {
  const last = line.pieces.at(-1);
  if (last?.weight === piece.weight && last.isGray === piece.isGray) {
    last.text += piece.text;
    last.width += piece.width;
  } else {
    line.pieces.push(piece);
  }
  line.width += piece.width;
}

function partsOf(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const character of word) {
    if (part !== "" && measure(part + character) > width) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}
