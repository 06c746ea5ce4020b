import { defaultSchedule } from "@triplan/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "../../backup/migrate.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { ALL_MIGRATIONS } from "../all-migrations.ts";

test("links and connections that exist are found, revoked connections are not", async () => {
  const { db } = await testDatabase({ migrated: false });
  await migrate(db, ALL_MIGRATIONS, "0081_account_names");
  const schedule = JSON.stringify(defaultSchedule("olympic"));
  await sql`
    insert into user_account (username, password_hash, default_weekly_schedule)
    values ('anna@triplan.example', 'hash', ${schedule}),
      ('ben@triplan.example', 'hash', ${schedule})`.execute(db);
  await sql`insert into account_name select id, username from user_account`.execute(db);
  await sql`
    insert into wearable_connection (user_id, provider, provider_user_id, status, access_token_enc)
    select id, 'sandbox', 'watch', case when username like 'anna%' then 'revoked' else 'active' end,
      case when username like 'ben%' then 'v1.k.x.y' end
    from user_account`.execute(db);
  const hash = "a".repeat(64);
  await sql`
    insert into calendar_feed (user_id, token_hash, token_seed, start_minutes, time_zone)
    select id, ${hash}, repeat('s', 43), array_fill(420, array[7]), 'UTC' from user_account where username like 'anna%'`.execute(
    db,
  );

  await migrate(db, ALL_MIGRATIONS);

  const { rows } = await sql<{ username: string; found: string }>`
    select username, token_hash as found from link_token join account_name using (user_id)
    union all
    select username, provider_user_id from provider_account join account_name using (user_id)
    order by username`.execute(db);
  expect(rows).toEqual([
    { username: "anna@triplan.example", found: hash },
    { username: "ben@triplan.example", found: "watch" },
  ]);
});
