import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { connect, type ConnectOptions } from "../connect.ts";
import type { Db } from "../tables/database.ts";
import { urlOfDatabase } from "./administer.ts";
import { afterFile } from "./after-file.ts";
import { createDatabase, dropDatabase } from "./databases.ts";
import "./provided.ts";

// The machine may be busy: only a hang takes longer.
const PATIENCE = 60_000;

export interface TestDatabase {
  db: Db;
  /** URL of a superuser. */
  connectionString: string;
}

/**
 * A new database with every table and no rows, dropped after the test file. `migrated: false`
 * creates one without tables.
 */
export async function testDatabase(
  options: {
    migrated?: boolean;
    template?: string;
    max?: number;
    log?: ConnectOptions["log"];
  } = {},
): Promise<TestDatabase> {
  const testServer = inject("testServer");
  const { superuserUrl, poolerPort, template, prefix } = testServer;
  const name = `${prefix}_${randomBytes(6).toString("hex")}`;
  const source = options.migrated === false ? "template0" : (options.template ?? template);
  await createDatabase(testServer, name, source);
  const connectionString = urlOfDatabase(superuserUrl, name);
  const { db, close } = connect({
    connectionString:
      poolerPort === null ? connectionString : withPort(connectionString, poolerPort),
    isPooled: poolerPort !== null,
    max: options.max ?? 5,
    connectionTimeout: PATIENCE,
    statementTimeout: PATIENCE,
    onError: () => {},
    ...(options.log && { log: options.log }),
  });
  afterFile(async () => {
    await close();
    await dropDatabase(testServer, name);
  });
  return { db, connectionString };
}

function withPort(connectionString: string, port: string): string {
  const url = new URL(connectionString);
  url.port = port;
  return url.href;
}
