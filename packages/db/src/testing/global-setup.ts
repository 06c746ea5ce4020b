import { randomBytes } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connect } from "../connect.ts";
import { migrateToLatest } from "../migrate-to-latest.ts";
import { administer, urlOfDatabase } from "./administer.ts";
import type { TestServer } from "./provided.ts";
import { startTestServer } from "./test-server.ts";

/** Starts the server and migrates the template database; returns the teardown. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const { superuserUrl, poolerPort } = server;
  const prefix = `triplan_test_${randomBytes(4).toString("hex")}`;
  const template = `${prefix}_template`;
  try {
    await administer(superuserUrl, `create database ${template}`);
    await migrate(urlOfDatabase(superuserUrl, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  const testServer: TestServer = { superuserUrl, poolerPort, template, prefix };
  project.provide("testServer", testServer);
  return async () => {
    try {
      await dropDatabases(testServer);
    } finally {
      await server.stop();
    }
  };
}

async function migrate(connectionString: string): Promise<void> {
  const { db, close } = connect({ connectionString, onError: () => {} });
  try {
    await migrateToLatest(db);
  } finally {
    await close();
  }
}

/** Includes databases of interrupted test files. */
async function dropDatabases({ superuserUrl, prefix }: TestServer): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const left = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [prefix],
    );
    for (const { datname } of left.rows) {
      await client.query(`drop database if exists ${datname} with (force)`);
    }
  } finally {
    await client.end();
  }
}
