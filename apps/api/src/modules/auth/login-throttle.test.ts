import { availableParallelism } from "node:os";
import { describe, expect, test } from "vitest";
import { PASSWORD, testApi, uniqueEmail } from "../../testing/api/test-api.ts";

const MINUTE = 60_000;
const WRONG = "another password";

const api = await testApi();

/** Logs in from an address; returns the status. */
const attempt = async (username: string, password: string, remoteAddress: string) =>
  api.visitor({ remoteAddress }).rest("POST", "/login", { username, password });

const statuses = async (count: number, username: string, password: string, address: string) => {
  const seen: number[] = [];
  for (let time = 0; time < count; time += 1) {
    seen.push((await attempt(username, password, address)).status);
  }
  return seen;
};

describe("guessing a password", () => {
  test("is blocked after five failures in 15 minutes, even with the right password", async () => {
    const { email } = await api.user();
    expect(await statuses(5, email, WRONG, "198.51.100.1")).toEqual([401, 401, 401, 401, 401]);
    api.clock.pass(3 * MINUTE);

    const sixth = await attempt(email, WRONG, "198.51.100.1");

    expect(sixth).toMatchObject({
      status: 429,
      body: { message: "Too many attempts. Try again in 12 minutes.", code: "too_many" },
      headers: { "retry-after": "720" },
    });
    expect(await attempt(email.toUpperCase(), PASSWORD, "198.51.100.1")).toMatchObject({
      status: 429,
    });
  });

  test("does not lock out the owner on another address", async () => {
    const { email } = await api.user();
    await statuses(6, email, WRONG, "198.51.100.2");
    expect(await attempt(email, PASSWORD, "198.51.100.3")).toMatchObject({ status: 200 });
    expect(await attempt(email, WRONG, "198.51.100.2")).toMatchObject({ status: 429 });
  });

  test("is possible again after the announced wait", async () => {
    const { email } = await api.user();
    await statuses(5, email, WRONG, "198.51.100.4");
    api.clock.pass(15 * MINUTE - 1);
    expect(await attempt(email, PASSWORD, "198.51.100.4")).toMatchObject({
      status: 429,
      body: { message: "Too many attempts. Try again in 1 minute." },
    });
    api.clock.pass(1);
    expect(await attempt(email, PASSWORD, "198.51.100.4")).toMatchObject({ status: 200 });
  });

  test("is counted from zero after a correct password", async () => {
    const { email } = await api.user();
    await statuses(4, email, WRONG, "198.51.100.5");
    expect(await attempt(email, PASSWORD, "198.51.100.5")).toMatchObject({ status: 200 });
    expect(await statuses(5, email, WRONG, "198.51.100.5")).toEqual([401, 401, 401, 401, 401]);
  });

  test("is counted for unknown names too, so that they cannot be detected", async () => {
    expect(await statuses(6, uniqueEmail(), WRONG, "198.51.100.6")).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  });

  test("is counted per IPv6 network", async () => {
    const { email } = await api.user();
    for (let host = 1; host <= 5; host += 1) {
      await attempt(email, WRONG, `2001:db8:1:2::${host}`);
    }
    expect(await attempt(email, WRONG, "2001:db8:1:2:ffff::9")).toMatchObject({ status: 429 });
    expect(await attempt(email, PASSWORD, "2001:db8:1:3::1")).toMatchObject({ status: 200 });
  });

  test("with many names slows down one address after 30 failures, and refuses nobody", async () => {
    const address = "198.51.100.7";
    const { email } = await api.user();
    const wrong = Array.from({ length: 30 }, () => attempt(uniqueEmail(), WRONG, address));
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual(Array(30).fill(401));

    expect(await attempt(email, PASSWORD, address)).toMatchObject({ status: 200 });
    expect(await attempt(email, WRONG, address)).toMatchObject({ status: 401 });
    expect(await attempt(email, PASSWORD, "198.51.100.8")).toMatchObject({ status: 200 });
  });

  test("is counted for parallel attempts too", async () => {
    const { email } = await api.user();
    const wave = await Promise.all(
      Array.from({ length: 40 }, () => attempt(email, WRONG, "198.51.100.9")),
    );
    const tried = wave.filter(({ status }) => status === 401);
    expect(tried.length).toBeGreaterThanOrEqual(5);
    expect(tried.length).toBeLessThan(5 + availableParallelism());
  });

  test("is logged with the network and a label of the account, never with its e-mail", async () => {
    const { email } = await api.user();
    const failuresFrom = (address: string) =>
      api.log
        .text()
        .split("\n")
        .filter((line) => line.includes("login failed") && line.includes(address))
        .map((line) => JSON.parse(line) as { account: string });
    await attempt(email, WRONG, "198.51.100.14");
    await attempt(email.toUpperCase(), WRONG, "198.51.100.14");
    await attempt(uniqueEmail(), WRONG, "198.51.100.14");

    const failures = failuresFrom("198.51.100.14");
    expect(failures).toMatchObject(
      Array.from({ length: 3 }, () => ({ level: 40, network: "198.51.100.14" })),
    );
    const [first, second, unknown] = failures.map(({ account }) => account);
    expect(first).toMatch(/^[\da-f]{16}$/);
    expect([second === first, unknown === first]).toEqual([true, false]);
    expect(api.log.text()).not.toContain("@example.com");
  });

  test("stores only a hash of the name", async () => {
    const email = uniqueEmail();
    await attempt(email, WRONG, "198.51.100.10");
    const rows = await api.db.selectFrom("loginFailure").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("@");
  });
});

describe("behind a proxy", () => {
  test("the address header is ignored unless a proxy is trusted", async () => {
    const { email } = await api.user();
    for (let host = 1; host <= 5; host += 1) {
      await api
        .visitor({
          remoteAddress: "198.51.100.11",
          headers: { "x-forwarded-for": `10.0.0.${host}` },
        })
        .rest("POST", "/login", { username: email, password: WRONG });
    }
    expect(await attempt(email, PASSWORD, "198.51.100.11")).toMatchObject({ status: 429 });
  });

  test("one trusted proxy supplies the client address; forged hops are ignored", async () => {
    const proxied = await testApi({ db: api.db, trustProxy: 1 });
    const { email } = await proxied.user();
    const viaProxy = (forwarded: string, password: string) =>
      proxied
        .visitor({ remoteAddress: "10.0.0.1", headers: { "x-forwarded-for": forwarded } })
        .rest("POST", "/login", { username: email, password });
    for (let spoofed = 1; spoofed <= 5; spoofed += 1) {
      await viaProxy(`192.0.2.${spoofed}, 198.51.100.12`, WRONG);
    }
    expect(await viaProxy("192.0.2.77, 198.51.100.12", PASSWORD)).toMatchObject({ status: 429 });
    expect(await viaProxy("198.51.100.12, 198.51.100.13", PASSWORD)).toMatchObject({ status: 200 });
  });

  test.each([
    ["a word", "nonsense"],
    ["2000 characters", "x".repeat(2000)],
    ["a comma", ","],
    ["five numbers", "1.2.3.4.5"],
    ["a zone with markup", "::1%<script>"],
  ])("%s as an address counts like any other failed login", async (_what, forwarded) => {
    const trusting = await testApi({ db: api.db, trustProxy: true });
    const answer = await trusting
      .visitor({ headers: { "x-forwarded-for": forwarded } })
      .rest("POST", "/login", { username: uniqueEmail(), password: WRONG });
    expect(answer).toMatchObject({ status: 401 });
  });
});
