import { buffer } from "node:stream/consumers";
import type { Paper } from "@triplan/domain";
import Pdf from "pdfkit";
import { SHEET_TEXTS } from "../sheet/sheet-texts.ts";
import type { SeasonSheet } from "../sheet/season-sheet.ts";
import type { WeekSheet } from "../sheet/week-sheet.ts";
import { FontBook } from "./font-book.ts";
import { PdfPage } from "./pdf-page.ts";
import { drawSeason } from "./season-pdf.ts";
import { drawWeek } from "./week-pdf.ts";

/** A sheet to write as a PDF. */
export type SheetFile = { paper: Paper; madeAt: Date } & (
  | { kind: "week"; sheet: WeekSheet }
  | { kind: "season"; sheet: SeasonSheet }
);

const SIZES = { a4: "A4", letter: "LETTER" } as const satisfies Record<Paper, string>;
/** The types of pdfkit lack this subset. */
const UNIVERSAL_ACCESS: object = { subset: "PDF/UA" };
/** 12 mm. */
const MARGIN = 34;

/** The sheet as a tagged PDF of one page (PDF/UA), with the glyphs that it needs. */
export async function sheetPdf(file: SheetFile): Promise<Uint8Array> {
  const title =
    file.kind === "week" ? `${file.sheet.planName}, week ${file.sheet.week}` : file.sheet.planName;
  const doc = new Pdf({
    size: SIZES[file.paper],
    margin: 0,
    // Without it, an unused font that can't be embedded becomes part of the file.
    font: "",
    pdfVersion: "1.7",
    ...UNIVERSAL_ACCESS,
    tagged: true,
    displayTitle: true,
    lang: "en-US",
    info: { Title: title, Creator: "Triplan", Producer: "Triplan", CreationDate: file.madeAt },
  });
  const bytes = buffer(doc);
  const texts = [file.sheet, Object.values(SHEET_TEXTS)].map((each) => JSON.stringify(each));
  const page = new PdfPage(doc, await FontBook.for(texts.join("")));
  const { width, height } = doc.page;
  const root = doc.struct("Document");
  doc.addStructure(root);
  const frame = {
    page,
    root,
    x: MARGIN,
    y: MARGIN,
    width: width - 2 * MARGIN,
    height: height - 2 * MARGIN,
  };
  if (file.kind === "week") drawWeek(frame, file.sheet);
  else drawSeason(frame, file.sheet);
  root.end();
  doc.end();
  return bytes;
}
