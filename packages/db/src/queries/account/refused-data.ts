import pg from "pg";

// Invalid values and constraint violations.
const REFUSED_STATES = /^2[23]/;

/** The constraint that a value violates (null if unnamed); null for other errors. */
export function refusedData(error: unknown): { constraint: string | null } | null {
  if (!(error instanceof pg.DatabaseError) || !REFUSED_STATES.test(error.code ?? "")) return null;
  return { constraint: error.constraint ?? error.column ?? null };
}
