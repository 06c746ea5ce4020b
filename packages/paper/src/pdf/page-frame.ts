import type { PdfPage } from "./pdf-page.ts";

/** The part of a page that a sheet is drawn on. */
export interface PageFrame {
  page: PdfPage;
  root: PDFKit.PDFStructureElement;
  /** In points. */
  x: number;
  y: number;
  width: number;
  height: number;
}
