const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text for XML: escaped, without the control characters that XML 1.0 forbids. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => (character === "\n" ? "\n" : ""))
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** ` name="value"` for each attribute. */
export const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join("");
