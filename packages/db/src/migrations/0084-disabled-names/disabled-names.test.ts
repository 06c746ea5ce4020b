import { defaultSchedule } from "@triplan/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "../../backup/migrate.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { ALL_MIGRATIONS } from "../all-migrations.ts";

test("disabled accounts stay disabled, and others enabled", async () => {
  const { db } = await testDatabase({ migrated: false });
  await migrate(db, ALL_MIGRATIONS, "0083_layers_before");
  await sql`
    with account as (
      insert into user_account (username, password_hash, default_weekly_schedule, disabled_at)
      select name, 'hash', ${JSON.stringify(defaultSchedule("olympic"))}, disabled_at
      from (values ('anna@triplan.example', null), ('ben@triplan.example', timestamptz '2026-03-01Z'))
        as account (name, disabled_at)
      returning id, username
    )
    insert into account_name (user_id, username) select id, username from account`.execute(db);

  await migrate(db, ALL_MIGRATIONS);

  const { rows } = await sql`
    select username, disabled_at from account_name order by username`.execute(db);
  expect(rows).toEqual([
    { username: "anna@triplan.example", disabledAt: null },
    { username: "ben@triplan.example", disabledAt: "2026-03-01T00:00:00.000Z" },
  ]);
});
