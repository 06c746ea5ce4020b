import { expect, test } from "vitest";
import { databaseSettings } from "./database-settings.ts";
import { readEnv } from "./env.ts";

const POOLER = "postgres://u:p@pooler:6432/triplan";
const DIRECT = "postgres://u:p@db:5432/triplan";

test("the embedded database, and one at DATABASE_URL, are reached directly", () => {
  expect(databaseSettings(readEnv({}), DIRECT)).toEqual({
    pool: { connectionString: DIRECT, isPooled: false },
    directUrl: DIRECT,
    replicaUrl: null,
  });
  expect(databaseSettings(readEnv({ DATABASE_URL: DIRECT, DATABASE_TIMEOUT: "9" }))).toEqual({
    pool: {
      connectionString: DIRECT,
      isPooled: false,
      connectionTimeout: 9000,
      statementTimeout: 9000,
    },
    directUrl: DIRECT,
    replicaUrl: null,
  });
});

test("with DATABASE_DIRECT_URL a pooler is at DATABASE_URL", () => {
  const urls = { DATABASE_URL: POOLER, DATABASE_DIRECT_URL: DIRECT };
  const pool = { connectionString: POOLER, isPooled: true };
  expect(databaseSettings(readEnv(urls))).toEqual({
    pool,
    directUrl: DIRECT,
    replicaUrl: null,
  });
  expect(databaseSettings(readEnv({ ...urls, PREPARED_STATEMENTS: "on" }))).toEqual({
    pool: { ...pool, namesStatements: true },
    directUrl: DIRECT,
    replicaUrl: null,
  });
});

test("DATABASE_REPLICA_URL names a standby for recordings", () => {
  const urls = { DATABASE_URL: DIRECT, DATABASE_REPLICA_URL: "postgres://u:p@standby/triplan" };
  expect(databaseSettings(readEnv(urls)).replicaUrl).toBe("postgres://u:p@standby/triplan");
});
