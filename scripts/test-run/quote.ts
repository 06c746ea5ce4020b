/** A text as one word of a POSIX shell. */
export const quote = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A regular expression, as a word of a shell, that finds this text alone. */
export const quotePattern = (text: string): string =>
  quote(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
