import { once } from "node:events";
import { createConnection, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { afterEach, expect, test } from "vitest";
import { connect } from "../connect.ts";
import { isConnectionError } from "../errors.ts";
import { isReachable } from "../is-reachable.ts";
import { migrateToLatest } from "../migrate-to-latest.ts";
import { testDatabase } from "../testing/test-database.ts";

const { connectionString } = await testDatabase();
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A proxy to the database that can silently drop all traffic. */
async function tunnel() {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((socket) => {
    const onward = createConnection({ host: target.hostname, port: Number(target.port) });
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on("error", () => {});
    }
    socket.on("data", (data) => isOpen && onward.write(data));
    onward.on("data", (data) => isOpen && socket.write(data));
    socket.on("close", () => onward.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const url = new URL(connectionString);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, open: (value: boolean) => (isOpen = value) };
}

test("a connection without answers is closed and replaced", async () => {
  const { url, open } = await tunnel();
  const { db, close } = connect({
    connectionString: url,
    max: 1,
    statementTimeout: 200,
    onError: () => {},
  });
  ends.push(close);
  expect(await isReachable(db)).toBe(true);

  open(false);
  await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isConnectionError);

  open(true);
  expect(await isReachable(db)).toBe(true);
});

test("a migration may take longer than the statement timeout", async () => {
  const { db, close } = connect({
    connectionString: (await testDatabase({ migrated: false })).connectionString,
    statementTimeout: 100,
    onError: () => {},
  });
  ends.push(close);
  const slow: Migration = {
    up: async (trx) => {
      await sql`select pg_sleep(2.5)`.execute(trx);
    },
  };

  expect(await migrateToLatest(db, { "0001_slow": slow })).toEqual(["0001_slow"]);
});
