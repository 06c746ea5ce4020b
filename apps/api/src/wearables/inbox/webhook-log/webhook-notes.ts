const MAX_CHARACTERS = 2000;

/**
 * The notes as one storable text: reasons quote sent text, which may hold characters PostgreSQL
 * rejects. Null if there are none.
 */
export function webhookNotes(notes: readonly string[]): string | null {
  if (notes.length === 0) return null;
  return storable(notes.join("; ")).slice(0, MAX_CHARACTERS).toWellFormed();
}

/** Replaces characters that PostgreSQL cannot store. */
export const storable = (text: string): string => text.replaceAll("\0", "\uFFFD").toWellFormed();
