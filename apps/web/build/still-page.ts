const ROOT = '<div id="root">';
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
/** Asks for the code of an athlete's week, which no visitor sees. */
const CHUNKS = / data-chunks="[^"]*"/;
const STYLE_LINK = /\s*<link rel="stylesheet" crossorigin href="([^"]*)">/g;

interface StillPage {
  /** The built `index.html`. */
  empty: string;
  /** The page's markup. */
  drawn: string;
  /** Scripts and styles of the page. */
  files: readonly string[];
  textOf: (file: string) => string;
}

/**
 * Lays a drawn page into the empty one, its styles included: nothing more has to come for it to be
 * seen. It stands still until the script takes its place: inert and read-only, so that nothing is
 * typed into what goes away.
 */
export function stillPage({ empty, drawn, files, textOf }: StillPage): string {
  if (!empty.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const { markup, rules } = withoutStyleAttributes(drawn);
  const entrySheets = Array.from(empty.matchAll(STYLE_LINK), ([, file = ""]) => file);
  const sheets = [...new Set([...entrySheets, ...files.filter((file) => file.endsWith(".css"))])];
  const styles = [...sheets.map(textOf), rules].join("\n");
  const scripts = files.filter((file) => file.endsWith(".js") && !empty.includes(`"${file}"`));
  return empty
    .replace(STYLE_LINK, "")
    .replace(CHUNKS, "")
    .replace("</head>", () => `${scripts.map(preloadOf).join("\n")}${sheetOf(styles)}</head>`)
    .replace(ROOT, () => `<div id="root" inert>${markup.replaceAll("<input ", "<input readonly ")}`)
    .replace("</body>", () => `${sheets.map(linkOf).join("\n")}</body>`);
}

const preloadOf = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`;
const sheetOf = (styles: string) => `<style nonce="__CSP_NONCE__">${styles}</style>`;

/** At the page's end, where it holds up nothing; code that needs the sheet finds it there. */
const linkOf = (file: string) => `<link rel="stylesheet" crossorigin href="${file}">`;

/** The Content-Security-Policy allows no style attributes, but a sheet with the page's nonce. */
function withoutStyleAttributes(drawn: string): { markup: string; rules: string } {
  const looks = new Map<string, number>();
  const markup = drawn.replace(STYLE_ATTRIBUTE, (_attribute, style: string) => {
    if (!looks.has(style)) looks.set(style, looks.size);
    return ` data-look="${looks.get(style)}"`;
  });
  const rules = [...looks].map(
    ([style, look]) => `#root [data-look="${look}"]{${style.replaceAll("&quot;", '"')}}`,
  );
  return { markup, rules: rules.join("") };
}
