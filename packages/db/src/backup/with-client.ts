import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database, Db } from "../tables/database.ts";
import { rowTypes } from "../row-types.ts";

// Rows have to read the same on every server, in the order in which they are stored.
const SETTINGS = {
  statement_timeout: "0",
  idle_in_transaction_session_timeout: "0",
  lock_timeout: "10s",
  synchronize_seqscans: "off",
  timezone: "UTC",
  datestyle: "ISO, YMD",
  intervalstyle: "postgres",
  extra_float_digits: "1",
  bytea_output: "hex",
};

export interface OwnConnection {
  client: pg.Client;
  /** The same connection for queries; a transaction of it includes what the client does. */
  db: Db;
}

/** Works with a connection of its own, without the limits of the pool. */
export async function withClient<Result>(
  connectionString: string,
  work: (connection: OwnConnection) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString,
    application_name: "triplan-backup",
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
    types: rowTypes,
  });
  // The running statement fails too; without a listener the error would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    for (const [name, value] of Object.entries(SETTINGS)) {
      await client.query("select set_config($1, $2, false)", [name, value]);
    }
    const held = Object.assign(client, { release: () => {} });
    const db = new Kysely<Database>({
      dialect: new PostgresDialect({
        pool: { connect: () => Promise.resolve(held), end: () => Promise.resolve(), options: {} },
      }),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    });
    return await work({ client, db });
  } finally {
    await client.end();
  }
}
