import pg from "pg";

// Invalid values and constraint violations.
const REFUSED_STATES = /^2[23]/;

/** The constraint that a value violates (null if unnamed); null for other errors. */
export function refusedData(error: unknown): { constraint: string | null } | null {
  if (!(error instanceof pg.DatabaseError) || !REFUSED_STATES.test(error.code ?? "")) return null;
  return { constraint: error.constraint ?? error.column ?? nameIn(error) };
}

const NOT_NULL_VIOLATION = "23502";

/** Citus has the names in the message alone; that of a column precedes the one of its table. */
function nameIn({ code, message }: pg.DatabaseError): string | null {
  if (!code?.startsWith("23")) return null;
  const names = [...message.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  return names.at(code === NOT_NULL_VIOLATION ? 0 : -1) ?? null;
}
