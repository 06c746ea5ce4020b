const ROOT = '<div id="root">';
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
/** Matches the preloads of the week's code, which no visitor needs. */
const CHUNKS = / data-chunks="[^"]*"/;
const STYLE_LINK = /\s*<link rel="stylesheet" crossorigin href="([^"]*)">/g;

interface PageParts {
  empty: string;
  markup: string;
  files: readonly string[];
  textOf: (file: string) => string;
}

/**
 * Injects prerendered markup and critical CSS into index.html. The markup is inert and read-only
 * until the app mounts, so that no input is lost.
 */
export function prerenderedPage({ empty, markup, files, textOf }: PageParts): string {
  if (!empty.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const { body, rules } = withoutStyleAttributes(markup);
  const entrySheets = Array.from(empty.matchAll(STYLE_LINK), ([, file = ""]) => file);
  const sheets = [...new Set([...entrySheets, ...files.filter((file) => file.endsWith(".css"))])];
  const styles = [...sheets.map(textOf), rules].join("\n");
  const scripts = files.filter((file) => file.endsWith(".js") && !empty.includes(`"${file}"`));
  return empty
    .replace(STYLE_LINK, "")
    .replace(CHUNKS, "")
    .replace("</head>", () => `${scripts.map(preloadOf).join("\n")}${sheetOf(styles)}</head>`)
    .replace(ROOT, () => `<div id="root" inert>${body.replaceAll("<input ", "<input readonly ")}`)
    .replace("</body>", () => `${sheets.map(linkOf).join("\n")}</body>`);
}

const preloadOf = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`;
const sheetOf = (styles: string) => `<style nonce="__CSP_NONCE__">${styles}</style>`;

/** At the end of the page, where it does not block rendering. */
const linkOf = (file: string) => `<link rel="stylesheet" crossorigin href="${file}">`;

/**
 * Moves style attributes into a sheet with a nonce: the Content-Security-Policy forbids inline
 * ones.
 */
function withoutStyleAttributes(markup: string): { body: string; rules: string } {
  const looks = new Map<string, number>();
  const body = markup.replace(STYLE_ATTRIBUTE, (_attribute, style: string) => {
    if (!looks.has(style)) looks.set(style, looks.size);
    return ` data-look="${looks.get(style)}"`;
  });
  const rules = [...looks].map(
    ([style, look]) => `#root [data-look="${look}"]{${style.replaceAll("&quot;", '"')}}`,
  );
  return { body, rules: rules.join("") };
}
