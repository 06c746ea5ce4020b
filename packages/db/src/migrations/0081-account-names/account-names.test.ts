import { defaultSchedule } from "@triplan/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "../../backup/migrate.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { ALL_MIGRATIONS } from "../all-migrations.ts";

test("accounts keep their names and logins", async () => {
  const { db } = await testDatabase({ migrated: false });
  await migrate(db, ALL_MIGRATIONS, "0080_plain_references");
  await sql`
    insert into user_account (username, password_hash, default_weekly_schedule)
    values ('anna@triplan.example', 'hash', ${JSON.stringify(defaultSchedule("olympic"))})`.execute(
    db,
  );
  await sql`
    insert into user_session (id_hash, user_id, expires_at)
    select repeat('a', 64), id, now() + interval '1 day' from user_account`.execute(db);

  await migrate(db, ALL_MIGRATIONS);

  const { rows } = await sql`
    select account_name.username from account_name
    join user_account on user_account.id = account_name.user_id
    join user_session on user_session.user_id = account_name.user_id`.execute(db);
  expect(rows).toEqual([{ username: "anna@triplan.example" }]);
});
