import pg from "pg";

/** What an exercise says: most of the bytes of its row. */
const TEXTS = ["steps", "reasons", "description", "notes"] as const;
const NO_TEXTS = "'[]', '[]', '', ''";

/** Columns of which each copy has its own value. */
const OWN = {
  user_account: ["username", "current_training_plan_id", "passkey_user_id"],
  training_plan: ["user_id", "idempotency_key", "request_hash"],
  exercise: ["user_id", "training_plan_id", "matched_activity_id", ...TEXTS],
  user_session: ["user_id", "id_hash"],
} as const;

type Table = keyof typeof OWN;

/**
 * Adds athletes with a login and the plan of the first one until there are `count`. The database has to
 * hold one athlete with one plan, whose rows stay as they are. Copies have no texts unless asked for, to
 * fit on a disk.
 */
export async function addAthletes(
  connectionString: string,
  count: number,
  { hasTexts = false } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    /** The columns that copies take over, from the row with this name. */
    const columnsOf = async (table: Table, row: string) => {
      const own = new Set<string>(["id", ...OWN[table]]);
      const { rows } = await client.query<{ column_name: string }>(
        "select column_name from information_schema.columns where table_schema = current_schema() and table_name = $1",
        [table],
      );
      const columns = rows.map(({ column_name }) => column_name).filter((name) => !own.has(name));
      return { into: columns.join(), from: columns.map((name) => `${row}.${name}`).join() };
    };
    const user = await columnsOf("user_account", "u");
    await client.query(
      `insert into user_account (username, ${user.into})
       select format('athlete-%s@example.org', number), ${user.from}
       from (select * from user_account order by id limit 1) u,
         generate_series((select count(*) from user_account), $1::int - 1) as number`,
      [count],
    );
    await client.query(
      `insert into account_name (user_id, username)
       select id, username from user_account on conflict do nothing`,
    );
    const plan = await columnsOf("training_plan", "p");
    await client.query(
      `insert into training_plan (user_id, ${plan.into})
       select u.id, ${plan.from}
       from (select * from training_plan order by id limit 1) p, user_account u
       where not exists (select from training_plan t where t.user_id = u.id)`,
    );
    const exercise = await columnsOf("exercise", "e");
    await client.query(
      `insert into exercise (user_id, training_plan_id, ${TEXTS.join()}, ${exercise.into})
       select t.user_id, t.id, ${hasTexts ? TEXTS.map((name) => `e.${name}`).join() : NO_TEXTS}, ${exercise.from}
       from exercise e, training_plan t
       where e.training_plan_id = (select min(id) from training_plan)
         and not exists (select from exercise x where x.training_plan_id = t.id)`,
    );
    const session = await columnsOf("user_session", "s");
    await client.query(
      `insert into user_session (user_id, id_hash, ${session.into})
       select u.id, md5(u.id::text) || md5('session ' || u.id), ${session.from}
       from (select * from user_session order by id limit 1) s, user_account u
       where not exists (select from user_session x where x.user_id = u.id)`,
    );
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
