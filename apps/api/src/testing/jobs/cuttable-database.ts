import { connect, type Db } from "@triplan/db";
import { testDatabase } from "@triplan/db/testing";
import { afterFile } from "@triplan/db/testing/after-file";
import { DatabaseWire } from "@triplan/db/testing/database-wire";

/** A database behind a proxy whose connections a test can cut and restore. */
export interface CuttableDatabase {
  db: Db;
  connectionString: string;
  /** The same database without the proxy. */
  direct: Db;
  wire: DatabaseWire;
}

export async function cuttableDatabase(): Promise<CuttableDatabase> {
  const { db: direct, connectionString: directUrl } = await testDatabase();
  const wire = await DatabaseWire.open(directUrl);
  const { connectionString } = wire;
  const connection = connect({ connectionString, onError: () => {} });
  afterFile(async () => {
    await connection.close();
    wire.close();
  });
  return { db: connection.db, connectionString, direct, wire };
}
