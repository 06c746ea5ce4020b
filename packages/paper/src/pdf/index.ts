export { sheetPdf, type SheetFile } from "./sheet-pdf.ts";
