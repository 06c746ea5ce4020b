import { createHash } from "node:crypto";
import { load } from "cheerio";

interface PageParts {
  empty: string;
  markup: string;
  /** The date that the markup was rendered with: hydration starts with the same one. */
  renderedOn: string;
  files: readonly string[];
  textOf: (file: string) => string;
}

interface PrerenderedPage {
  html: string;
  /** Sources for `style-src` and `script-src`, one for each element with a text of its own. */
  hashes: { styles: string[]; scripts: string[] };
}

/** Places React's markup, its critical CSS and the preloads of its code into index.html. */
export function prerenderedPage(parts: PageParts): PrerenderedPage {
  const { empty, markup, renderedOn, files, textOf } = parts;
  const $ = load(empty);
  const links = $("link[rel=stylesheet]").remove();
  const entrySheets = links.toArray().map((link) => $(link).attr("href") ?? "");
  const sheets = [...new Set([...entrySheets, ...files.filter((file) => file.endsWith(".css"))])];
  const scripts = files.filter((file) => file.endsWith(".js") && !empty.includes(`"${file}"`));
  // The week's code and an athlete's data, which no visitor needs.
  $("[data-chunks]").removeAttr("data-chunks").removeAttr("data-calls");
  $("#root").attr("data-rendered-on", renderedOn).html(markup);
  const styles = $("<style>").text([...sheets.map(textOf), styleRules()].join("\n"));
  $("head").append(scripts.map(preloadOf).join(""), styles);
  // Their text is in the page already: found by Vite's loader, but neither fetched nor applied again.
  $("head").append(sheets.map(disabledLinkOf).join(""));
  return {
    html: $.html(),
    hashes: { styles: hashesOf("style"), scripts: hashesOf("script:not([src])") },
  };

  function hashesOf(elements: string): string[] {
    return $(elements)
      .toArray()
      .map((element) => hashOf($(element).text()));
  }

  /**
   * Turns style attributes, which the Content-Security-Policy forbids, into rules of the sheet;
   * `main.tsx` turns them back before hydration.
   */
  function styleRules(): string {
    const rules = new Set<string>();
    for (const element of $("#root [style]")) {
      const style = $(element).attr("style") ?? "";
      $(element).removeAttr("style").attr("data-style", style);
      rules.add(`#root [data-style=${JSON.stringify(style)}]{${style}}`);
    }
    return [...rules].join("");
  }
}

const preloadOf = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`;
const disabledLinkOf = (file: string) => `<link rel="stylesheet" disabled href="${file}">`;
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
