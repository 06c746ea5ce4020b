import { randomBytes } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connect } from "../connect.ts";
import { distribute } from "../distribution/distribute.ts";
import { listPlacements } from "../distribution/list-placements.ts";
import { migrateToLatest } from "../migrate-to-latest.ts";
import { administer, urlOfDatabase } from "./administer.ts";
import { closeTemplate, dropDatabase, joinCluster } from "./databases.ts";
import type { TestServer } from "./provided.ts";
import { startTestServer } from "./test-server.ts";

/** Starts the server and migrates the template database; returns the teardown. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const { superuserUrl, poolerPort, workerUrls } = server;
  const prefix = `triplan_test_${randomBytes(4).toString("hex")}`;
  const template = `${prefix}_template`;
  try {
    await administer(superuserUrl, `create database ${template}`);
    const isCluster = workerUrls.length > 0;
    if (isCluster) await joinCluster(server, template);
    await migrate(urlOfDatabase(superuserUrl, template), isCluster);
    await closeTemplate(server, template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const testServer: TestServer = { superuserUrl, workerUrls, poolerPort, template, prefix };
  project.provide("testServer", testServer);
  return async () => {
    try {
      await dropDatabases(testServer);
    } finally {
      await server.stop();
    }
  };
}

async function migrate(connectionString: string, isCluster: boolean): Promise<void> {
  const { db, close } = connect({ connectionString, onError: () => {} });
  try {
    await migrateToLatest(db);
    if (isCluster) {
      await distribute(db);
      for (const { table, servers } of (await listPlacements(db)) ?? []) {
        const parts = servers.map(({ server, shards }) => `${shards} shards on ${server}`);
        process.stdout.write(`${table.padEnd(20)} ${parts.join(", ")}\n`);
      }
    }
  } finally {
    await close();
  }
}

/** Includes databases of interrupted test files. */
async function dropDatabases(testServer: TestServer): Promise<void> {
  const { superuserUrl, prefix } = testServer;
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const left = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [prefix],
    );
    for (const { datname } of left.rows) {
      await dropDatabase(testServer, datname);
    }
  } finally {
    await client.end();
  }
}
