import { getDocument, OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** An element of a PDF's structure: "H1" with its text, or with its children. */
export interface PdfElement {
  role: string;
  alt: string | undefined;
  text: string;
  children: PdfElement[];
}

/** A PDF as a reader of other make sees it. */
export interface ReadPdf {
  pages: number;
  /** Of the first page, in points. */
  width: number;
  height: number;
  /** The lowest line of text, and the right end of the longest one. */
  bottom: number;
  right: number;
  title: string | undefined;
  language: string | undefined;
  isTagged: boolean;
  /** The document with its elements. */
  structure: PdfElement;
  /** Fonts of the first page, and how many of them the file does not hold. */
  fonts: { count: number; missing: number };
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const textIn = (value: unknown, name: string): string | undefined => {
  const field = fieldOf(value, name);
  return typeof field === "string" ? field : undefined;
};

/** The text of each marked content by its id. */
async function markedTexts(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  let id = "";
  for (const item of items) {
    if ("str" in item) texts.set(id, `${texts.get(id) ?? ""}${item.str}${item.hasEOL ? " " : ""}`);
    else if (item.type === "beginMarkedContentProps") id = item.id;
    else if (item.type === "endMarkedContent") id = "";
  }
  return texts;
}

const at = (transform: unknown[], index: number): number => Number(transform[index]);

/** Where the text of a page ends. */
async function edgesOf(page: PDFPageProxy): Promise<Pick<ReadPdf, "bottom" | "right">> {
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ("str" in item ? [item] : []));
  return {
    bottom: Math.min(...texts.map(({ transform }) => at(transform, 5))),
    right: Math.max(...texts.map(({ transform, width }) => at(transform, 4) + width)),
  };
}

function elementOf(node: unknown, texts: ReadonlyMap<string, string>): PdfElement {
  const listed = fieldOf(node, "children");
  const nodes: unknown[] = Array.isArray(listed) ? listed : [];
  const own = nodes.filter((child) => fieldOf(child, "type") === "content");
  return {
    role: textIn(node, "role") ?? "",
    alt: textIn(node, "alt"),
    text: own
      .map((child) => texts.get(textIn(child, "id") ?? "") ?? "")
      .join(" ")
      .trim(),
    children: nodes
      .filter((child) => textIn(child, "role") !== undefined)
      .map((child) => elementOf(child, texts)),
  };
}

async function fontsOf(page: PDFPageProxy): Promise<ReadPdf["fonts"]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = new Set(
    argsArray.flatMap((args: unknown, at) =>
      fnArray[at] === OPS.setFont && Array.isArray(args) ? [String(args[0])] : [],
    ),
  );
  const fonts = [...names].map((name): unknown => page.commonObjs.get(name));
  return {
    count: fonts.length,
    missing: fonts.filter((font) => fieldOf(font, "missingFile") !== false).length,
  };
}

/** Reads a PDF with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  const page = await document.getPage(1);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const tree: unknown = await page.getStructTree();
  const root = fieldOf(tree, "children");
  const read = {
    pages: document.numPages,
    width: Math.round(right - left),
    height: Math.round(top - bottom),
    ...(await edgesOf(page)),
    title: textIn(info, "Title"),
    language: textIn(info, "Language"),
    isTagged: marks instanceof Map ? marks.get("Marked") === true : false,
    structure: elementOf(Array.isArray(root) ? root[0] : undefined, await markedTexts(page)),
    fonts: await fontsOf(page),
  };
  await task.destroy();
  return read;
}

/** The texts of all elements of a role, in order. */
export const textsOf = (element: PdfElement, role: string): string[] => [
  ...(element.role === role ? [element.text] : []),
  ...element.children.flatMap((child) => textsOf(child, role)),
];
