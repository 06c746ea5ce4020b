import pg from "pg";

// Values that a column can't hold, and those that a rule of the table refuses.
const REFUSED_STATES = /^2[23]/;

/** The rule that a value breaks, null if it has no name; null for other errors. */
export function refusedData(error: unknown): { constraint: string | null } | null {
  if (!(error instanceof pg.DatabaseError) || !REFUSED_STATES.test(error.code ?? "")) return null;
  return { constraint: error.constraint ?? error.column ?? null };
}
