/** Quotes a text as one word of a POSIX shell. */
export const quote = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A regular expression for exactly this text, quoted for the shell. */
export const quotePattern = (text: string): string =>
  quote(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
