import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { PASSWORD, SESSION_SECRET, testApi, type TestUser } from "../../testing/api/test-api.ts";
import type { TestClient } from "../../testing/api/test-client.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const COOKIE = /^triplan=([^;.]+)\.[^;]+/;

const api = await testApi();

/** The id in the cookie, without its signature. */
const idOf = (client: TestClient) =>
  decodeURIComponent(client.jar.header() ?? "").replace(COOKIE, "$1");

const rowsOf = ({ id }: TestUser) =>
  api.db.selectFrom("userSession").selectAll().where("userId", "=", id).orderBy("idHash").execute();

const statusOf = async (client: TestClient) => (await client.rest("GET", "/user")).status;

const login = (client: TestClient, { email }: TestUser) =>
  client.send({
    method: "POST",
    url: "/api/login",
    headers: { "content-type": "application/json", "user-agent": "A browser" },
    payload: JSON.stringify({ username: email, password: PASSWORD }),
  });

/** Writing statements after the given number of statements. */
const writesSince = (start: number) =>
  api.statements.slice(start).filter((statement) => !/^select/i.test(statement));

describe("a session", () => {
  test("is one row with a hash of the cookie's id", async () => {
    const user = await api.user();
    const client = api.visitor();
    await login(client, user);

    const rows = await rowsOf(user);

    const hashes = [user, client].map((browser) =>
      createHash("sha256").update(idOf(browser)).digest("hex"),
    );
    expect(rows.map(({ idHash }) => idHash).toSorted()).toEqual(hashes.toSorted());
    expect(rows.map(({ userAgent }) => userAgent)).toContain("A browser");
    expect(JSON.stringify(rows)).not.toContain(idOf(client));
  });

  test("has a cookie hidden from scripts and other sites", async () => {
    const answer = await login(api.visitor(), await api.user());
    const [cookie] = [answer.headers["set-cookie"] ?? []].flat();
    expect(cookie).toMatch(COOKIE);
    expect(
      cookie
        ?.split("; ")
        .slice(1)
        .map((part) => part.split("=", 1)[0]),
    ).toEqual(["Path", "Expires", "HttpOnly", "SameSite"]);
    expect(cookie).toContain("; Path=/;");
    expect(cookie).toContain("; SameSite=Lax");
    expect(cookie?.length).toBeLessThan(4096);
  });

  test("starts under a new id, whatever cookie was sent", async () => {
    const victim = await api.user();
    const attacker = await api.user();
    const browser = api.visitor({ jar: attacker.jar.copy() });

    await login(browser, victim);

    expect(idOf(browser)).not.toBe(idOf(attacker));
    expect(await browser.rest("GET", "/user")).toMatchObject({ body: { id: victim.id } });
    // The planted session has ended: its id grants neither account.
    expect(await statusOf(attacker)).toBe(401);
  });

  test("never adopts a made-up id, even if correctly signed", async () => {
    const { Signer } = await import("@fastify/cookie");
    const madeUp = "an-id-that-somebody-made-up";
    const browser = api.visitor();
    browser.jar.set("triplan", encodeURIComponent(new Signer(SESSION_SECRET).sign(madeUp)));
    expect(await statusOf(browser)).toBe(401);
    browser.jar.set("triplan", encodeURIComponent(new Signer(SESSION_SECRET).sign(madeUp)));

    await login(browser, await api.user());

    expect(idOf(browser)).not.toBe(madeUp);
    expect(await statusOf(browser)).toBe(200);
  });

  test("ends for every copy of its cookie at logout", async () => {
    const user = await api.user();
    const thief = api.visitor({ jar: user.jar.copy() });
    expect(await statusOf(thief)).toBe(200);

    await user.rest("POST", "/logout");

    expect(await statusOf(thief)).toBe(401);
    expect(await rowsOf(user)).toEqual([]);
  });

  test("stays ended if a slow request finishes after the logout", async () => {
    const user = await api.user();
    const [slow, thief] = [1, 2].map(() => api.visitor({ jar: user.jar.copy() }));
    if (!slow || !thief) throw new Error("unreachable");
    // After an hour the request would also record the session's use.
    api.clock.pass(HOUR + 1);
    const { promise: loggedOut, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: hasLock } = Promise.withResolvers<void>();
    const lock = api.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom("userAccount")
        .selectAll()
        .where("id", "=", user.id)
        .forNoKeyUpdate()
        .execute();
      hasLock();
      await loggedOut;
    });
    await locked;
    const start = api.statements.length;
    const underWay = slow.rest("PATCH", "/user/preferences", { unitPreference: "kilometers" });
    await expect.poll(() => writesSince(start).length, PATIENT).toBeGreaterThanOrEqual(1);

    await user.rest("POST", "/logout");
    release();
    await lock;

    expect((await underWay).status).toBe(200);
    expect(await statusOf(slow)).toBe(401);
    expect(await statusOf(thief)).toBe(401);
    expect(await rowsOf(user)).toEqual([]);
  });
});

describe("session lifetime", () => {
  test("ends after 30 days without a request", async () => {
    const user = await api.user();
    api.clock.pass(30 * DAY - 1);
    const early = api.visitor({ jar: user.jar.copy() });
    expect(await statusOf(early)).toBe(200);
    api.clock.pass(30 * DAY);
    expect(await statusOf(user)).toBe(401);
  });

  test("ends after 90 days even if used", async () => {
    const user = await api.user();
    for (let day = 0; day < 89; day += 10) {
      expect(await statusOf(user)).toBe(200);
      api.clock.pass(10 * DAY - 1);
    }
    expect(await statusOf(user)).toBe(200);
    api.clock.pass(DAY);
    expect(await statusOf(user)).toBe(401);
  });
});

describe("session writes", () => {
  test("a visitor causes no row and no cookie", async () => {
    const before = await api.digest();
    const start = api.statements.length;
    const visitor = api.visitor();
    const answers = await Promise.all([
      visitor.rest("GET", "/user"),
      visitor.rest("GET", "/training-plans"),
      visitor.rest("POST", "/logout"),
      visitor.send({ url: "/trpc/auth.me" }),
    ]);
    expect(answers.map(({ headers }) => headers["set-cookie"])).toEqual(Array(4).fill(undefined));
    expect(writesSince(start).filter((statement) => !statement.startsWith("delete"))).toEqual([]);
    expect(await api.digest()).toEqual(before);
  });

  test("reads by a user only record the session's use once an hour", async () => {
    const user = await api.user();
    const start = api.statements.length;
    const read = async () => {
      const answer = await user.rest("GET", "/user");
      expect(answer.headers["set-cookie"]).toBeUndefined();
      await user.trpc.plans.list.query();
    };
    await read();
    api.clock.pass(HOUR);
    await read();
    expect(writesSince(start)).toEqual([]);

    api.clock.pass(1);
    await read();
    await read();
    expect(writesSince(start)).toEqual([expect.stringMatching(/^update "user_session"/)]);
    expect(await rowsOf(user)).toMatchObject([{ lastSeenAt: api.clock.now().toISOString() }]);
  });

  test("a read runs two statements: the session and the query", async () => {
    const user = await api.user();
    const start = api.statements.length;
    await user.rest("GET", "/training-plans");
    expect(api.statements.slice(start)).toHaveLength(2);
  });
});

describe("an invalid cookie", () => {
  test.each([
    ["garbage", "garbage"],
    ["empty", ""],
    ["signed by another server", "abcdefghijklmnopqrstuvwxyz012345.bm90IG91ciBzaWduYXR1cmU"],
    ["broken escapes", "%zz%"],
    ["10,000 characters", "x".repeat(10_000)],
  ])("(%s) is treated as a visitor's", async (_what, value) => {
    const visitor = api.visitor();
    visitor.jar.set("triplan", value);
    expect(await visitor.rest("GET", "/user")).toMatchObject({
      status: 401,
      body: { message: "Unauthorized" },
    });
  });

  test("is cleared in the browser", async () => {
    const user = await api.user();
    await user.rest("POST", "/logout");
    const answer = await user.rest("GET", "/user");
    expect(answer).toMatchObject({ status: 401 });
    expect(user.jar.header()).toBeUndefined();
  });
});

describe("session secrets", () => {
  test("an older secret is accepted, an unknown one is not", async () => {
    const user = await api.user();
    const rotated = await testApi({
      db: api.db,
      sessionSecrets: [`new-${SESSION_SECRET}`, SESSION_SECRET],
    });
    const other = await testApi({ db: api.db, sessionSecrets: [`other-${SESSION_SECRET}`] });

    expect(await statusOf(rotated.visitor({ jar: user.jar.copy() }))).toBe(200);
    expect(await statusOf(other.visitor({ jar: user.jar.copy() }))).toBe(401);
  });
});

describe("behind an https proxy", () => {
  const https = { db: api.db, publicUrl: new URL("https://triplan.example"), trustProxy: 1 };
  const headers = { "x-forwarded-proto": "https", host: "triplan.example" };

  test("the cookie is bound to this host and https", async () => {
    const secure = await testApi(https);
    const client = secure.visitor({ headers });
    const username = "ana@example.com";

    const answer = await client.send({
      method: "POST",
      url: "/api/register",
      headers: { "content-type": "application/json" },
      payload: JSON.stringify({ username, password: PASSWORD }),
    });

    const [cookie] = [answer.headers["set-cookie"] ?? []].flat();
    expect(cookie).toMatch(/^__Host-triplan=/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/domain/i);
    expect(await statusOf(client)).toBe(200);
  });

  test("a login over plain http fails, and the log names the setting", async () => {
    const misled = await testApi({ db: api.db, publicUrl: new URL("https://triplan.example") });
    const client = misled.visitor({ headers: { "x-forwarded-proto": "https" } });
    const credentials = { username: "misled@example.com", password: PASSWORD };
    const before = await api.db.selectFrom("userSession").selectAll().orderBy("idHash").execute();

    const answers = [
      await client.rest("POST", "/register", credentials),
      await client.rest("POST", "/login", credentials),
    ];

    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    expect(client.jar.header()).toBeUndefined();
    expect(misled.log.text()).toContain("TRUST_PROXY");
    expect(await api.db.selectFrom("userSession").selectAll().orderBy("idHash").execute()).toEqual(
      before,
    );
  });

  test("clearing the cookie uses the attributes that its prefix requires", async () => {
    const secure = await testApi(https);
    const client = secure.visitor({ headers });
    client.jar.set("__Host-triplan", "garbage");
    const answer = await client.rest("GET", "/user");
    const [cookie] = [answer.headers["set-cookie"] ?? []].flat();
    expect(cookie).toMatch(/^__Host-triplan=;/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; Path=\//);
  });
});
