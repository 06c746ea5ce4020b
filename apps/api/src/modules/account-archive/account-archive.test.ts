import { readFile } from "node:fs/promises";
import { accountArchive } from "@triplan/contract/account-archive";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { download, filesOf } from "../../testing/archives/account-archives.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { fillAccount } from "../../testing/api/fill-account.ts";
import { ARCHIVE_TABLES } from "./archive-tables.ts";

const api = await testApi();

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns that no archive holds, with the reason. */
const WITHHELD: Readonly<Record<string, string>> = {
  user_id: "the same in every row",
  password_hash: "a secret",
  passkey_user_id: "names the account at the passkeys of this server",
  deletion_requested_at: "null in every account that can be used",
  disabled_at: "null in every account that can be used",
  idempotency_key: "names a request, not the plan",
  request_hash: "names a request, not the plan",
  connection_id: "names a connection, of which tokens are left out",
  upload_key: "names a file on the server's disk",
  id_hash: "a secret",
  "userAccount.id": "names the account on this server",
  "userSession.id": "names the login on this server",
  "auditEvent.id": "names the row on this server",
};
/** Tables of which an archive shows the columns that say something about the athlete. */
const SHOWN_IN_PART: Readonly<Record<string, string>> = {
  wearable_connection: "tokens are secrets, and the rest is the state of syncing",
};

/** Tables of a user's rows that no archive holds, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  account_name: "the account holds its name",
  link_token: "finds secret addresses",
  provider_account: "finds the connection",
  calendar_feed: "holds a secret address",
  account_import: "the state of an import",
  plan_share: "holds a secret address",
  password_reset: "holds a secret address",
  email_change: "holds a secret address",
  passkey: "signs in on this server only: a device binds it to the address",
  passkey_challenge: "lives five minutes while a passkey is used",
  second_factor: "a secret of the authenticator app",
  recovery_code: "holds secrets",
  pending_login: "lives five minutes until a code is entered",
  oauth_state: "lives ten minutes while the watch is connected",
  pushed_workout: "says what the connected watch has of the plan",
  backfill_window: "the state of syncing",
  sync_run: "the state of syncing",
  wearable_webhook_log: "what a provider sent; the activities hold what it said",
  webhook_part: "waits to become an activity",
  webhook_hold: "waits until a connection is checked",
};

describe("the archive of an account", () => {
  test("holds every table with a user's rows, or the reason is named", async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.table_name as table, c.column_name as column from information_schema.columns c
      where c.table_schema = current_schema() and (c.table_name = 'user_account' or exists (
        select from information_schema.columns o where o.table_schema = c.table_schema
          and o.table_name = c.table_name and o.column_name = 'user_id'))`.execute(api.db);
    const held = new Map<string, Set<string>>(
      ARCHIVE_TABLES.map(({ table, columns }) => [snake(table), new Set(columns.map(snake))]),
    );
    held.set("user_account", new Set(Object.keys(accountArchive.shape.account.shape).map(snake)));
    const missing = rows.filter(({ table, column }) => {
      if (table in LEFT_OUT || table in SHOWN_IN_PART || column in WITHHELD) return false;
      const camel = table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      return !(`${camel}.${column}` in WITHHELD) && !held.get(table)?.has(column);
    });
    expect(missing).toEqual([]);
    expect(Object.keys(LEFT_OUT).filter((table) => held.has(table))).toEqual([]);
  });

  test("is valid by its schema, which is published and documented", async () => {
    const user = await api.user();
    await fillAccount(api.db, user);
    const answer = await download(user);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="triplan-2026-03-02.zip"',
      "content-length": String(answer.rawPayload.length),
      "cache-control": "no-store",
    });
    const files = await filesOf(answer.rawPayload);
    const checked = accountArchive.safeParse(files);
    expect(checked.error?.issues ?? []).toEqual([]);
    // A field that no schema names would be missing.
    expect(checked.data).toEqual(files);
    expect(Object.keys(files).toSorted()).toEqual(Object.keys(accountArchive.shape).toSorted());
    const empty = Object.entries(files).filter(([, rows]) => Array.isArray(rows) && !rows.length);
    expect(empty.map(([name]) => name)).toEqual([]);

    const published = (
      await api.visitor().send({ url: "/api/schemas/triplan-account-1.json" })
    ).json();
    const documented = new URL(
      "../../../../../docs/schemas/triplan-account-1.json",
      import.meta.url,
    );
    expect(JSON.parse(await readFile(documented, "utf8"))).toEqual(published);
  });

  test("holds nothing of another account, and no secret", async () => {
    const [user, other] = [await api.user(), await api.user()];
    await fillAccount(api.db, user);
    await fillAccount(api.db, other);
    const before = await filesOf((await download(user)).rawPayload);
    const text = JSON.stringify(before);
    const { passwordHash } = await api.db
      .selectFrom("userAccount")
      .select("passwordHash")
      .where("id", "=", user.id)
      .executeTakeFirstOrThrow();
    const sessions = await api.db.selectFrom("userSession").select("idHash").execute();
    for (const secret of [
      passwordHash,
      other.email,
      "v1.k.x.y",
      "userId",
      ...sessions.map(({ idHash }) => idHash),
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(before["account"]).toMatchObject({ username: user.email });
  });

  test("is needed a login for (401), and noted in the account's history", async () => {
    expect((await download(api.visitor())).statusCode).toBe(401);
    const user = await api.user();
    await download(user);
    const second = await filesOf((await download(user)).rawPayload);
    expect(second["events"]).toMatchObject([{ event: "registered" }, { event: "data-downloaded" }]);
  });

  test("is an error without an archive if a part can't be read, and can be made later", async () => {
    const user = await api.user();
    await sql`alter table plan_race rename to plan_race_away`.execute(api.db);
    const failed = await download(user);
    await sql`alter table plan_race_away rename to plan_race`.execute(api.db);
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toMatchObject({ message: "Something went wrong" });
    expect((await download(user)).statusCode).toBe(200);
  });

  test("is made one at a time for each user (429)", async () => {
    const user = await api.user();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: hasLock } = Promise.withResolvers<void>();
    const lock = api.db.transaction().execute(async (trx) => {
      await sql`lock table plan_race in access exclusive mode`.execute(trx);
      hasLock();
      await released;
    });
    await locked;
    const first = download(user);
    const waiting = sql`select from pg_locks
      where relation = 'plan_race'::regclass and not granted`;
    await expect.poll(async () => (await waiting.execute(api.db)).rows.length, PATIENT).toBe(1);
    const second = await download(user);
    release();
    await lock;
    expect([second.statusCode, second.json().message]).toEqual([
      429,
      "Your data is already on its way. Wait until it has arrived.",
    ]);
    expect((await first).statusCode).toBe(200);
    expect((await download(user)).statusCode).toBe(200);
  });
});
