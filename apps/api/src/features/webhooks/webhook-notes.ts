const MAX_CHARACTERS = 2000;

/**
 * What became of a webhook's items, in one text that the log can hold: reasons quote what was sent,
 * which may hold characters that PostgreSQL can't store. Null when there is nothing to say.
 */
export function webhookNotes(notes: readonly string[]): string | null {
  if (notes.length === 0) return null;
  return storable(notes.join("; ")).slice(0, MAX_CHARACTERS).toWellFormed();
}

/** The text with a mark in place of what can't be stored. */
export const storable = (text: string): string => text.replaceAll("\0", "\uFFFD").toWellFormed();
