import { sql } from "kysely";
import { expect, test } from "vitest";
import { sampleRows } from "../../testing/sample-rows.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { effortsVersion } from "./efforts-version.ts";

const { db } = await testDatabase();
await sampleRows(db);

test.each([
  ["keeps the best of a ride", "bike", 250, { best: 250, efficiency: null, decoupling: null }],
  ["drops the efforts of a ride without a best", "bike", null, null],
  ["keeps those of a run", "run", null, { best: null, efficiency: 1.5, decoupling: 2 }],
] as const)("%s", async (_name, family, best, expected) => {
  const efforts = JSON.stringify({ best, efficiency: 1.5, decoupling: 2 });
  await db.updateTable("wearableActivity").set({ family, efforts }).execute();
  await sql`alter table activity_detail drop column efforts_version`.execute(db);

  await effortsVersion.up(db);

  const [activity] = await db.selectFrom("wearableActivity").select("efforts").execute();
  expect(activity?.efforts).toEqual(expected);
  const [detail] = await db.selectFrom("activityDetail").select("effortsVersion").execute();
  expect(detail?.effortsVersion).toBe(1);
});
