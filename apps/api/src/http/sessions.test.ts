import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { PATIENT } from "../testing/patient.ts";
import { PASSWORD, SESSION_SECRET, testApi, type TestUser } from "../testing/test-api.ts";
import type { TestClient } from "../testing/test-client.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const COOKIE = /^triplan=([^;.]+)\.[^;]+/;

const api = await testApi();

/** The id that the cookie carries, before its signature. */
const idOf = (client: TestClient) =>
  decodeURIComponent(client.jar.header() ?? "").replace(COOKIE, "$1");

const rowsOf = ({ id }: TestUser) =>
  api.db.selectFrom("userSession").selectAll().where("userId", "=", id).execute();

const statusOf = async (client: TestClient) => (await client.rest("GET", "/user")).status;

const login = (client: TestClient, { email }: TestUser) =>
  client.send({
    method: "POST",
    url: "/api/login",
    headers: { "content-type": "application/json", "user-agent": "A browser" },
    payload: JSON.stringify({ username: email, password: PASSWORD }),
  });

/** Statements that change something, since a number of statements ago. */
const writesSince = (start: number) =>
  api.statements.slice(start).filter((statement) => !/^select/i.test(statement));

describe("a login", () => {
  test("is one row, by a hash of what the cookie holds", async () => {
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

  test("has a cookie that no script reads and no other site sends", async () => {
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

  test("begins under a new id, whatever cookie came with it", async () => {
    const victim = await api.user();
    const attacker = await api.user();
    const browser = api.visitor({ jar: attacker.jar.copy() });

    await login(browser, victim);

    expect(idOf(browser)).not.toBe(idOf(attacker));
    expect(await browser.rest("GET", "/user")).toMatchObject({ body: { id: victim.id } });
    // The login that was planted has ended: its id opens nothing, neither's nor hers.
    expect(await statusOf(attacker)).toBe(401);
  });

  test("an id that a visitor made up, even rightly signed, is never taken up", async () => {
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

  test("stays ended when a request that was under way ends after the logout", async () => {
    const user = await api.user();
    const [slow, thief] = [1, 2].map(() => api.visitor({ jar: user.jar.copy() }));
    if (!slow || !thief) throw new Error("unreachable");
    // An hour later the request would also note that the login was used.
    api.clock.pass(HOUR + 1);
    const { promise: loggedOut, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: hasLock } = Promise.withResolvers<void>();
    const lock = api.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom("userAccount")
        .selectAll()
        .where("id", "=", user.id)
        .forUpdate()
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

describe("time", () => {
  test("30 days without a call end a login", async () => {
    const user = await api.user();
    api.clock.pass(30 * DAY - 1);
    const early = api.visitor({ jar: user.jar.copy() });
    expect(await statusOf(early)).toBe(200);
    api.clock.pass(30 * DAY);
    expect(await statusOf(user)).toBe(401);
  });

  test("90 days end a login, however often it is used", async () => {
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

describe("what requests write", () => {
  test("a visitor makes no row and gets no cookie", async () => {
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

  test("a user's reading writes nothing, and notes once an hour that the login was used", async () => {
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

  test("a read is two statements: the login and what was asked for", async () => {
    const user = await api.user();
    const start = api.statements.length;
    await user.rest("GET", "/training-plans");
    expect(api.statements.slice(start)).toHaveLength(2);
  });
});

describe("a cookie that opens nothing", () => {
  test.each([
    ["garbage", "garbage"],
    ["nothing", ""],
    ["another server's", "abcdefghijklmnopqrstuvwxyz012345.bm90IG91ciBzaWduYXR1cmU"],
    ["broken escapes", "%zz%"],
    ["10,000 characters", "x".repeat(10_000)],
  ])("%s is a visitor's", async (_what, value) => {
    const visitor = api.visitor();
    visitor.jar.set("triplan", value);
    expect(await visitor.rest("GET", "/user")).toMatchObject({
      status: 401,
      body: { message: "Unauthorized" },
    });
  });

  test("is cleared from the browser", async () => {
    const user = await api.user();
    await user.rest("POST", "/logout");
    const answer = await user.rest("GET", "/user");
    expect(answer).toMatchObject({ status: 401 });
    expect(user.jar.header()).toBeUndefined();
  });
});

describe("secrets", () => {
  test("an older secret is still accepted, another one is not", async () => {
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

describe("behind a proxy that speaks https", () => {
  const https = { db: api.db, publicUrl: new URL("https://triplan.example"), trustProxy: 1 };
  const headers = { "x-forwarded-proto": "https", host: "triplan.example" };

  test("the cookie is bound to this host and to https", async () => {
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

  test("a login that would get no cookie fails, and the log says what to set", async () => {
    const misled = await testApi({ db: api.db, publicUrl: new URL("https://triplan.example") });
    const client = misled.visitor({ headers: { "x-forwarded-proto": "https" } });
    const credentials = { username: "misled@example.com", password: PASSWORD };
    const before = await api.db.selectFrom("userSession").selectAll().execute();

    const answers = [
      await client.rest("POST", "/register", credentials),
      await client.rest("POST", "/login", credentials),
    ];

    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    expect(client.jar.header()).toBeUndefined();
    expect(misled.log.text()).toContain("TRUST_PROXY");
    expect(await api.db.selectFrom("userSession").selectAll().execute()).toEqual(before);
  });

  test("a cookie that is cleared is cleared as the browser asks of such a name", async () => {
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
