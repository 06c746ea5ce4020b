import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { distribute } from "./distribute.ts";
import { listPlacements } from "./list-placements.ts";

const { db } = await testDatabase();
const placements = await listPlacements(db);

test.runIf(placements === null)(
  "a PostgreSQL without Citus is refused, and unchanged",
  async () => {
    await expect(distribute(db)).rejects.toThrow(/has no Citus, which DB_DISTRIBUTED=citus needs/);
    expect(await listPlacements(db)).toBeNull();
  },
);

test.skipIf(placements === null)("every table of athletes has shards on every worker", () => {
  const servers = placements?.flatMap((each) => each.servers.map(({ server }) => server)) ?? [];
  const counts = placements?.map((each) => each.servers.length) ?? [];
  expect(new Set(counts)).toEqual(new Set([new Set(servers).size]));
});

test.skipIf(placements === null)("distributing again changes nothing", async () => {
  expect(await distribute(db)).toEqual([]);
  expect(await listPlacements(db)).toEqual(placements);
});
