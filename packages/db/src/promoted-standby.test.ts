import { expect, test } from "vitest";
import { connect } from "./connect.ts";
import { writeActivityDetail } from "./queries/imports/activity-details.ts";
import { readActivityDetail } from "./read-activity-detail.ts";
import { afterFile } from "./testing/after-file.ts";
import { DatabaseWire } from "./testing/servers/database-wire.ts";
import { replicatedDatabase } from "./testing/servers/replicated-database.ts";
import { sampleActivity, sampleUser } from "./testing/samples.ts";
import { readReplayLag } from "./replay-lag.ts";
import { Replica } from "./replica.ts";

const servers = await replicatedDatabase();
const { db } = servers;
const { id: userId } = await sampleUser(db);
const key = { userId, activityId: await sampleActivity(db, userId) };
await writeActivityDetail(db, { ...key, laps: [], stream: Buffer.from("an easy run") });
await servers.caughtUp();

test("the replay lag is 0 without a delay, and seconds while replay is paused", async () => {
  const { db: standby, close } = connect({
    connectionString: servers.standbyUrl,
    onError: () => {},
  });
  afterFile(close);
  expect(await readReplayLag(db, standby)).toBe(0);
  await servers.pauseReplay();
  await sampleUser(db);
  expect(await readReplayLag(db, standby)).toBeGreaterThan(1);
  await servers.resumeReplay();
});

test("a replica away at the start is read once it can be reached, until it is promoted", async () => {
  const wire = await DatabaseWire.open(servers.standbyUrl);
  afterFile(() => wire.close());
  wire.cut();
  const events: string[] = [];
  let now = 0;
  const replica = await Replica.open({
    connectionString: wire.connectionString,
    primary: db,
    onError: () => {},
    onSkip: () => events.push("skip"),
    onReturn: () => events.push("return"),
    timeout: 60_000,
    clock: () => now,
  });
  afterFile(() => replica.close());
  expect(events).toEqual(["skip"]);

  wire.restore();
  now += 30_000;
  await readActivityDetail({ db, replica }, key);
  expect(replica.reads).toEqual({ replica: 1, primary: 0 });
  expect(events).toEqual(["skip", "return"]);

  await servers.promoteStandby();
  const detail = await readActivityDetail({ db, replica }, key);
  expect(detail?.stream?.toString()).toBe("an easy run");
  expect(replica.reads).toEqual({ replica: 1, primary: 1 });
});
