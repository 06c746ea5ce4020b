import { SaxesParser } from "saxes";
import { FileRefusal } from "../recording/file-refusal.ts";
import { FILE_LIMITS } from "../recording/limits.ts";

export interface XmlHandler {
  /** `path` ends with the element itself; names have no prefix. */
  open(path: readonly string[], attributes: Readonly<Record<string, string>>): void;
  /** `text` is the element's own text. */
  close(path: readonly string[], text: string): void;
}

/** Characters given to the parser at a time. */
const CHUNK = 65_536;

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/** Reads XML as events, without document types, entities and deep nesting. */
export function parseXml(text: string, handler: XmlHandler): void {
  const path: string[] = [];
  const texts: string[] = [];
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  parser.on("doctype", () => {
    throw new FileRefusal("This file declares a document type, which recordings never do.");
  });
  parser.on("error", () => {
    throw new FileRefusal(`This file is damaged: it can't be read after line ${parser.line}.`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    path.push(withoutPrefix(name));
    // The spaces between elements are no text: long tracks have very many.
    if (texts.length > 0) texts[texts.length - 1] = "";
    texts.push("");
    if (path.length > FILE_LIMITS.depth) {
      throw new FileRefusal("This file is nested too deeply for a recording.");
    }
    handler.open(path, attributes);
  });
  parser.on("text", (part) => {
    const own = (texts.pop() ?? "") + part;
    if (own.length > FILE_LIMITS.text) {
      throw new FileRefusal("This file holds a text that is too long for a recording.");
    }
    texts.push(own);
  });
  parser.on("closetag", () => {
    handler.close(path, (texts.pop() ?? "").trim());
    path.pop();
  });
  for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
  parser.close();
}
