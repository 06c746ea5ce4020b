import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { SYNC_CHANNEL, type ConnectionKey } from "@triplan/db";
import { ALEX } from "../testing/watch/athletes.ts";
import { PROCEDURE_TYPES } from "../testing/api/procedure-types.ts";
import { fieldOf } from "../testing/api/field-of.ts";
import { PASSWORD, type TestUser } from "../testing/api/test-api.ts";
import { testWorkers } from "../testing/jobs/test-workers.ts";

const api = await testWorkers({ works: false });

const follow = (user: TestUser) =>
  fetch(`${api.url}/trpc/wearable.syncProgress?input={}`, {
    headers: { cookie: user.jar.header() ?? "" },
  });

/** Stores a run as another process would, and notifies its followers. */
async function startRun({ userId, connectionId }: ConnectionKey): Promise<void> {
  const run = await api.db
    .insertInto("syncRun")
    .values({ userId, connectionId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${SYNC_CHANNEL}, ${`${userId}/${run.id}`})`.execute(api.db);
}

test.each([...PROCEDURE_TYPES].flatMap(([path, type]) => (type === "subscription" ? [path] : [])))(
  "%s ends when its user logs out",
  async (path) => {
    const user = await api.user();
    const input = encodeURIComponent(JSON.stringify({ importIds: [1] }));
    const stream = await fetch(`${api.url}/trpc/${path}?input=${input}`, {
      headers: { cookie: user.jar.header() ?? "" },
    });
    await user.rest("POST", "/logout");
    expect(await stream.text()).toContain("event: return");
  },
);

/** A user's second login, which follows the syncs. */
async function otherLogin(user: TestUser) {
  const other = api.visitor();
  await other.rest("POST", "/login", { username: user.email, password: PASSWORD });
  const stream = await fetch(`${api.url}/trpc/wearable.syncProgress?input={}`, {
    headers: { cookie: other.jar.header() ?? "" },
  });
  return { status: async () => (await other.rest("GET", "/user")).status, stream };
}

async function endFirstOther(user: TestUser) {
  const { body } = await user.rest("GET", "/user/logins");
  const [, other]: unknown[] = Array.isArray(body) ? body : [];
  return user.rest("DELETE", `/user/logins/${String(fieldOf(other, "id"))}`);
}

describe("a stream ends at once when its login is ended", () => {
  test.each([
    ["from the list of logins", endFirstOther],
    ["with all others", (user: TestUser) => user.rest("DELETE", "/user/logins")],
    [
      "by a new password",
      (user: TestUser) =>
        user.rest("PUT", "/user/password", {
          currentPassword: PASSWORD,
          newPassword: "staple gun and battery",
        }),
    ],
    [
      "by the deletion of the account",
      (user: TestUser) => user.rest("POST", "/user/deletion", { password: PASSWORD }),
    ],
  ])("%s", async (_how, end) => {
    const user = await api.user();
    const { stream, status } = await otherLogin(user);
    expect(await end(user)).toMatchObject({ status: 200 });
    expect(await stream.text()).toContain("event: return");
    expect(await status()).toBe(401);
  });
});

describe("a stream", () => {
  test("sends nothing of a login that another process ended", async () => {
    const user = await api.user();
    const connection = await api.connect(user, ALEX);
    await api.db.deleteFrom("syncRun").execute();
    const stream = await follow(user);
    await api.db.deleteFrom("userSession").where("userId", "=", user.id).execute();
    await startRun(connection);
    const received = await stream.text();
    expect(received).toContain("event: return");
    expect(received).not.toContain("queued");
  });

  test("is one of nine of a user, and counts for nobody else", async () => {
    const user = await api.user();
    const other = await api.user();
    await Promise.all(Array.from({ length: 9 }, () => follow(user)));
    expect(await (await follow(user)).text()).toContain('"httpStatus":429');
    const stream = await follow(other);
    await other.rest("POST", "/logout");
    expect(await stream.text()).not.toContain("429");
  });
});
