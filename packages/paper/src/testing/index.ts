export { readPdf, textsOf, type PdfElement, type ReadPdf } from "./read-pdf.ts";
