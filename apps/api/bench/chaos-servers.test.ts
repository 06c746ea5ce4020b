import { afterAll, expect, test } from "vitest";
import { raceServers } from "./load/race-servers.ts";
import { restoreInTraffic } from "./load/restore-in-traffic.ts";
import { NOTHING_LOST, strikeOnce } from "./load/short-form.ts";
import { twoServers } from "./load/stages.ts";

const servers = await twoServers();
afterAll(() => servers.remove());

test.each(servers.faults)("$name loses and doubles no acknowledged change", async (fault) => {
  const losses = await strikeOnce(servers, fault);
  expect(losses).toMatchObject(NOTHING_LOST);
  expect(losses.acknowledged).toBeGreaterThan(0);
});

test("the same call to two servers at once is stored once", async () => {
  const races = await raceServers(servers, 4);
  expect(races.length).toBeGreaterThan(4);
  for (const [, losses] of races) {
    expect(losses).toMatchObject(NOTHING_LOST);
    expect(losses.acknowledged).toBeGreaterThan(0);
  }
});

test("a backup in the middle of writes, restored while people log in, is whole", async () => {
  const losses = await restoreInTraffic(4);
  expect(losses).toMatchObject(NOTHING_LOST);
  // A plan of each athlete, and the account that registered afterwards.
  expect(losses.acknowledged).toBeGreaterThan(4);
});
