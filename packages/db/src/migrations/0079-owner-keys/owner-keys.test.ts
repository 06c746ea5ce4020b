import { defaultSchedule } from "@triplan/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "../../backup/migrate.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { ALL_MIGRATIONS } from "../all-migrations.ts";

test("a held webhook gets the owner of its connection", async () => {
  const { db } = await testDatabase({ migrated: false });
  await migrate(db, ALL_MIGRATIONS, "0078_plan_before");
  const schedule = JSON.stringify(defaultSchedule("olympic"));
  await sql`
    insert into user_account (username, password_hash, default_weekly_schedule)
    values ('anna@triplan.example', 'hash', ${schedule}),
      ('ben@triplan.example', 'hash', ${schedule})`.execute(db);
  await sql`
    insert into wearable_connection (user_id, provider, provider_user_id, status)
    select id, 'sandbox', username, 'revoked' from user_account order by id desc`.execute(db);
  await sql`
    insert into wearable_webhook_log (provider, webhook_type, request_method, request_path, status)
    values ('sandbox', 'activities', 'POST', '/', 'received')`.execute(db);
  await sql`
    insert into webhook_hold (connection_id, log_id)
    select connection.id, log.id from wearable_connection connection, wearable_webhook_log log`.execute(
    db,
  );

  await migrate(db, ALL_MIGRATIONS);

  const { rows } = await sql<{ username: string; providerUserId: string }>`
    select username, provider_user_id from webhook_hold
    join user_account on user_account.id = webhook_hold.user_id
    join wearable_connection on wearable_connection.id = connection_id
    order by username`.execute(db);
  expect(rows).toEqual(
    ["anna@triplan.example", "ben@triplan.example"].map((username) => ({
      username,
      providerUserId: username,
    })),
  );
});
