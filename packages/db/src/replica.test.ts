import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { findActivityDetail, writeActivityDetail } from "./queries/imports/activity-details.ts";
import { readActivityDetail } from "./read-activity-detail.ts";
import { urlOfDatabase } from "./testing/administer.ts";
import { afterFile } from "./testing/after-file.ts";
import { DatabaseWire } from "./testing/servers/database-wire.ts";
import { replicatedDatabase } from "./testing/servers/replicated-database.ts";
import { sampleActivity, sampleUser } from "./testing/samples.ts";
import { testDatabase } from "./testing/test-database.ts";
import { Replica, type ReplicaOptions } from "./replica.ts";
import { WrongReplicaError } from "./standby-check.ts";

const PATIENCE = 60_000;
const MINUTE = 60_000;
const servers = await replicatedDatabase();
const { db, statements } = servers;
const { id: userId } = await sampleUser(db);
const activityId = await sampleActivity(db, userId);
const key = { userId, activityId };
const write = (stream: string) =>
  writeActivityDetail(db, { ...key, laps: [], stream: Buffer.from(stream) });

let now = 0;
const skipped: unknown[] = [];
let returned = 0;

async function openReplica(changes: Partial<ReplicaOptions> = {}): Promise<Replica> {
  const replica = await Replica.open({
    connectionString: servers.standbyUrl,
    primary: db,
    onError: () => {},
    onSkip: (error) => skipped.push(error),
    onReturn: () => (returned += 1),
    timeout: PATIENCE,
    clock: () => now,
    ...changes,
  });
  afterFile(() => replica.close());
  return replica;
}

/** The stream that a read gives, and the server that answered. */
async function read(replica: Replica) {
  const before = { ...replica.reads };
  const from = statements.length;
  const detail = await readActivityDetail({ db, replica }, key);
  return {
    stream: detail?.stream?.toString(),
    by: replica.reads.replica > before.replica ? "replica" : "primary",
    statements: statements.slice(from),
  };
}

beforeEach(() => {
  skipped.length = 0;
  returned = 0;
});

test("the replica answers with the recording, the primary only with its version", async () => {
  await write("an easy run");
  await servers.caughtUp();
  const replica = await openReplica();
  const { stream, by, statements: sent } = await read(replica);

  expect({ stream, by }).toEqual({ stream: "an easy run", by: "replica" });
  expect(sent).toEqual([expect.stringMatching(/^select xmin::text as "version" from/)]);
  expect(await readActivityDetail({ db, replica }, key)).toEqual(await findActivityDetail(db, key));
});

test("without a replica the primary answers with one statement", async () => {
  const from = statements.length;
  await readActivityDetail({ db, replica: null }, key);
  expect(statements.slice(from)).toEqual([expect.stringContaining('select "laps", "stream"')]);
});

test("a replica that lags answers again once it has the version of the primary", async () => {
  const replica = await openReplica();
  await servers.pauseReplay();
  await write("the corrected run");
  expect(await read(replica)).toMatchObject({ stream: "the corrected run", by: "primary" });

  await servers.resumeReplay();
  expect(await read(replica)).toMatchObject({ stream: "the corrected run", by: "replica" });
  expect(skipped).toEqual([]);
});

test("an activity without a recording on the primary has none, also while the replica lags", async () => {
  const replica = await openReplica();
  await servers.pauseReplay();
  await db.deleteFrom("activityDetail").where("userId", "=", userId).execute();
  expect(await readActivityDetail({ db, replica }, key)).toBeUndefined();
  expect(replica.reads).toEqual({ replica: 0, primary: 0 });

  await write("recorded again");
  expect(await read(replica)).toMatchObject({ stream: "recorded again", by: "primary" });
  await servers.resumeReplay();
});

test("a primary and other databases are refused", async () => {
  const other = await testDatabase();
  const PRIMARY = "DATABASE_REPLICA_URL leads to a primary: give the address of its standby";
  const DIFFERENT = "DATABASE_REPLICA_URL and DATABASE_URL lead to different databases";
  const cases: [Partial<ReplicaOptions>, string][] = [
    [{ connectionString: servers.primaryUrl }, PRIMARY],
    [{ connectionString: urlOfDatabase(servers.standbyUrl, "postgres") }, DIFFERENT],
    [{ connectionString: other.connectionString }, DIFFERENT],
    [{ primary: other.db }, DIFFERENT],
  ];
  for (const [options, message] of cases) {
    await expect(openReplica(options)).rejects.toThrow(new WrongReplicaError(message));
  }
  expect(skipped).toEqual([]);
});

test("a replica that accepts connections and is silent holds up one read", async () => {
  const wire = await DatabaseWire.open(servers.standbyUrl);
  afterFile(() => wire.close());
  wire.silence();
  const { connectionString } = wire;
  const replica = await openReplica({ connectionString, timeout: 20 });
  expect(skipped).toEqual([expect.any(Error)]);
  now += MINUTE;
  const both = await Promise.all([read(replica), read(replica)]);
  expect(both.map(({ by }) => by)).toEqual(["primary", "primary"]);
  expect(wire.opened).toBe(2);
  expect(skipped).toHaveLength(1);
});

test("a statement over its time limit is answered by the primary", async () => {
  const replica = await openReplica({ timeout: 1000 });
  const row = await replica.read({
    findVersion: async () => "1",
    findCopy: async (standby) => {
      await sql`select pg_sleep(60)`.execute(standby);
      return "of the replica";
    },
    findOriginal: async () => "of the primary",
  });
  expect(row).toBe("of the primary");
  expect(skipped).toEqual([expect.any(Error)]);
});

test("a stopped replica is skipped for half a minute, and checked again before it is read", async () => {
  const replica = await openReplica();
  await write("before the stop");
  await servers.caughtUp();
  expect(await read(replica)).toMatchObject({ by: "replica" });
  const port = Number(new URL(servers.standbyUrl).port);
  await servers.stopStandby();
  expect(await read(replica)).toMatchObject({ stream: "before the stop", by: "primary" });
  expect(skipped).toHaveLength(1);

  // The primary itself takes over the address, as after a failover.
  const wire = await DatabaseWire.open(servers.primaryUrl, port);
  afterFile(() => wire.close());
  now += MINUTE / 2 - 1;
  const during = await read(replica);
  expect(during).toMatchObject({ stream: "before the stop", by: "primary" });
  expect(during.statements).toEqual([expect.stringContaining('select "laps", "stream"')]);
  expect(wire.opened).toBe(0);

  now += 1;
  expect(await read(replica)).toMatchObject({ stream: "before the stop", by: "primary" });
  expect(wire.opened).toBe(1);
  expect(skipped).toHaveLength(1);
  expect(returned).toBe(0);
});
