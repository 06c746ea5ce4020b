import pg from "pg";

const TIMEOUT = 60_000;

/** Runs one statement as superuser, outside a transaction. */
export async function administer(superuserUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: superuserUrl,
    connectionTimeoutMillis: TIMEOUT,
    statement_timeout: TIMEOUT,
  });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function urlOfDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
