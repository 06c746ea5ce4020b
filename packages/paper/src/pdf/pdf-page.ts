import { SPORT_SHAPES, type Discipline } from "@triplan/domain";
import { breakLines, type Span } from "./break-lines.ts";
import type { FontBook, Weight } from "./font-book.ts";

type Structure = PDFKit.PDFStructureElement;

/** Its types lack two of pdfkit's options. */
interface ElementOptions {
  alt?: string;
  bbox?: [left: number, top: number, right: number, bottom: number];
  /** Of a header cell. */
  scope?: "Row" | "Column";
}

/** Text that knows its height and can be drawn. */
export interface TextBlock {
  width: number;
  height: number;
  draw: (x: number, y: number) => void;
}

interface TextStyle {
  size: number;
  width: number;
  align?: "left" | "right";
}

const GRAY = "#444444";
const LINE_HEIGHT = 1.36;
/** From the top of a line to the baseline of its text, in sizes. */
const ASCENT = 1.02;
const ON_BASELINE = { lineBreak: false, baseline: "alphabetic" } as const;
const ICON_GRID = 24;
const STAR = "m12 2.5 2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z";

interface Square {
  x: number;
  y: number;
  size: number;
}

const squareAt = ({ x, y, size }: Square) => ({ x, y, width: size, height: size });

/** A page to draw on: black on white, each text with its place in the structure. */
export class PdfPage {
  readonly doc: PDFKit.PDFDocument;
  readonly #fonts: FontBook;
  readonly #widths = new Map<string, number>();

  constructor(doc: PDFKit.PDFDocument, fonts: FontBook) {
    this.doc = doc;
    this.#fonts = fonts;
    for (const [name, bytes] of fonts.fonts) doc.registerFont(name, bytes);
  }

  #widthOf(text: string, weight: Weight, size: number): number {
    const key = `${weight} ${size} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.#fonts
        .runsOf(text, weight)
        .reduce((sum, run) => sum + this.#use(run.font, size).widthOfString(run.text), 0);
      this.#widths.set(key, width);
    }
    return width;
  }

  #use = (font: string, size: number) => this.doc.font(font).fontSize(size);

  text(spans: readonly Span[], { size, width, align = "left" }: TextStyle): TextBlock {
    const lines = breakLines(spans, width, (text, weight) => this.#widthOf(text, weight, size));
    const lineHeight = size * LINE_HEIGHT;
    return {
      width: Math.max(0, ...lines.map((line) => line.width)),
      height: lines.length * lineHeight,
      draw: (x, y) => {
        for (const [index, line] of lines.entries()) {
          let left = align === "right" ? x + width - line.width : x;
          for (const piece of line.pieces) {
            this.doc.fillColor(piece.isGray ? GRAY : "black");
            for (const { font, text } of this.#fonts.runsOf(piece.text, piece.weight)) {
              const baseline = y + index * lineHeight + ASCENT * size;
              this.#use(font, size).text(text, left, baseline, ON_BASELINE);
              left += this.#widthOf(text, piece.weight, size);
            }
          }
        }
      },
    };
  }

  /** Draws something as an element of the structure. */
  tagged(parent: Structure, type: string, draw: () => void, options: ElementOptions = {}): void {
    const content = this.doc.markStructureContent(type);
    draw();
    this.doc.endMarkedContent();
    parent.add(this.doc.struct(type, options, [content]));
  }

  /** An element that holds others. */
  group(parent: Structure, type: string, fill: (group: Structure) => void): void {
    const group = this.doc.struct(type);
    parent.add(group);
    fill(group);
    group.end();
  }

  /** Draws something that says nothing. */
  decoration(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  line(x: number, y: number, width: number, weight = 0.5, color = "#888888"): void {
    this.decoration(() => {
      this.doc
        .lineWidth(weight)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(color);
    });
  }

  /** A line to write on. */
  dots(x: number, y: number, width: number): void {
    this.decoration(() => {
      this.doc
        .lineWidth(0.7)
        .dash(0.7, { space: 1.6 })
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke("#555555")
        .undash();
    });
  }

  /** A box to tick; the structure tells of a ticked one. */
  box(parent: Structure, at: Square, isTicked: boolean): void {
    const { x, y, size } = at;
    const draw = () => {
      this.doc
        .lineWidth(size / 12)
        .roundedRect(x, y, size, size, size / 6)
        .stroke("black");
      if (!isTicked) return;
      this.doc
        .lineWidth(1.4)
        .moveTo(x + size * 0.22, y + size * 0.52)
        .lineTo(x + size * 0.42, y + size * 0.74)
        .lineTo(x + size * 0.8, y + size * 0.26)
        .stroke("black");
    };
    if (isTicked) this.figure(parent, { ...squareAt(at), alt: "Done" }, draw);
    else this.decoration(draw);
  }

  /** A picture with its meaning. */
  figure(
    parent: Structure,
    {
      x,
      y,
      width,
      height,
      alt,
    }: { x: number; y: number; width: number; height: number; alt: string },
    draw: () => void,
  ): void {
    this.tagged(parent, "Figure", draw, { alt, bbox: [x, y, x + width, y + height] });
  }

  /** The star of a key session. */
  star(parent: Structure, at: Square): void {
    this.figure(parent, { ...squareAt(at), alt: "Key session" }, () => {
      this.#onGrid(at, () => this.doc.path(STAR).fill("black"));
    });
  }

  sportIcon(sport: Discipline, at: Square): void {
    const { circles, path } = SPORT_SHAPES[sport];
    this.decoration(() => {
      this.#onGrid(at, () => {
        this.doc.lineWidth(1.7).lineCap("round").lineJoin("round");
        for (const [x, y, radius] of circles) this.doc.circle(x, y, radius).stroke("black");
        this.doc.path(path).stroke("black").lineCap("butt").lineJoin("miter");
      });
    });
  }

  #onGrid({ x, y, size }: Square, draw: () => void): void {
    this.doc
      .save()
      .translate(x, y)
      .scale(size / ICON_GRID);
    draw();
    this.doc.restore();
  }
}
