import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { appOn, athleteOf, type Grant } from "../testing/app.ts";

const DAY = 86_400;
const app = await appOn();
const { sandbox } = app;
const { control } = sandbox;
const athlete = athleteOf(sandbox);
let grant: Grant;

beforeEach(async () => {
  control.reset();
  grant = await app.connect({ athlete });
});
afterAll(() => sandbox.stop());

const userId = () => app.call("/wellness-api/rest/user/id", grant.access_token);

/** The URL in a ping for the newest recording. */
const windowUrl = () => {
  const [last] = control.activities(athlete).slice(-1);
  control.setEndpoints({ webhookUrl: `${sandbox.url}/nowhere`, mode: "ping" });
  control.ping({ userIds: [athlete], summaryIds: [last?.summaryId ?? ""] });
  const body = JSON.parse(control.deliveries().at(-1)?.body ?? "{}") as {
    activities: { callbackURL: string }[];
  };
  return body.activities[0]?.callbackURL ?? "";
};

const fetched = async () => (await app.call(windowUrl(), grant.access_token)).text();

describe("a faulty response", () => {
  test.each([401, 403, 404, 409, 410, 412, 429, 500, 502, 503])(
    "has status %i as often as requested, then 200 again",
    async (status) => {
      control.addFault({ target: "userId", mode: `status:${status}`, times: 2 });

      const answers = [await userId(), await userId(), await userId()];

      expect(answers.map((answer) => answer.status)).toEqual([status, status, 200]);
      expect(await answers[0]?.json()).toEqual({ errorMessage: expect.any(String) });
    },
  );

  test("has a Retry-After in seconds or as a date", async () => {
    const fault = { target: "userId", mode: "status:429", times: 1, retryAfterS: 90 };
    control.addFault(fault);
    const seconds = await userId();
    control.addFault({ ...fault, retryAfterForm: "date" });
    const date = await userId();

    expect(seconds.headers.get("retry-after")).toBe("90");
    const wait = Date.parse(date.headers.get("retry-after") ?? "") - Date.now();
    expect(wait).toBeGreaterThan(80_000);
    expect(wait).toBeLessThan(91_000);
  });

  test("never arrives", async () => {
    control.addFault({ target: "userId", mode: "timeout", times: 1 });
    const call = fetch(`${sandbox.url}/wellness-api/rest/user/id`, {
      headers: { authorization: `Bearer ${grant.access_token}` },
      signal: AbortSignal.timeout(300),
    });

    await expect(call).rejects.toMatchObject({ name: "TimeoutError" });
    expect(control.requests().at(-1)).toMatchObject({ target: "userId", status: null });
  });

  test("arrives late", async () => {
    control.addFault({ target: "userId", mode: "slow:200", times: 1 });
    const begin = performance.now();

    expect((await userId()).status).toBe(200);
    expect(performance.now() - begin).toBeGreaterThan(190);
  });

  test.each(["reset", "truncate"])("breaks off: %s", async (mode) => {
    control.addFault({ target: "userId", mode, times: 1 });

    await expect(userId().then((answer) => answer.text())).rejects.toThrow(/failed|terminated/);
    expect((await userId()).status).toBe(200);
  });

  test("has an HTML page, another content type or a redirect", async () => {
    control.addFault({ target: "userId", mode: "html", times: 1 });
    const page = await userId();
    control.addFault({ target: "userId", mode: "wrongContentType", times: 1 });
    const text = await userId();
    control.addFault({ target: "userId", mode: "redirect", times: 1 });
    const moved = await fetch(`${sandbox.url}/wellness-api/rest/user/id`, { redirect: "manual" });

    expect([page.status, page.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(await page.text()).toContain("<!doctype html>");
    expect(text.headers.get("content-type")).toMatch(/^text\/plain/);
    expect([moved.status, moved.headers.get("location")]).toEqual([
      302,
      "https://elsewhere.example/",
    ]);
  });

  test("has a shifted clock", async () => {
    control.addFault({ target: "userId", mode: "clockSkew:3600", times: 1 });

    const date = Date.parse((await userId()).headers.get("date") ?? "");

    expect(date - Date.now()).toBeGreaterThan(3_590_000);
  });

  test("affects only matching requests, and only the requested share", async () => {
    control.addFault({ target: "*", mode: "status:500", match: "/partner-gateway/" });
    expect((await userId()).status).toBe(200);
    const other = await app.call("/partner-gateway/rest/user/id", grant.access_token);
    expect(other.status).toBe(500);

    control.clearFaults();
    control.addFault({ target: "userId", mode: "status:500", probability: 0.5 });
    const answers = await Promise.all(Array.from({ length: 40 }, userId));
    const failed = answers.filter(({ status }) => status === 500).length;
    expect(failed).toBeGreaterThan(5);
    expect(failed).toBeLessThan(35);
  });
});

describe("a faulty token", () => {
  test("expires early", async () => {
    control.addFault({ target: "userId", mode: "tokenExpired", times: 1 });

    expect([(await userId()).status, (await userId()).status]).toEqual([401, 401]);
    expect((await app.refresh(grant.refresh_token)).status).toBe(200);
  });

  test("is refused once although it is valid", async () => {
    control.addFault({ target: "token", mode: "refreshInvalidGrant", times: 1 });

    const refused = await app.refresh(grant.refresh_token);

    expect(await refused.json()).toMatchObject({ error: "invalid_grant" });
    expect((await app.refresh(grant.refresh_token)).status).toBe(200);
  });

  test("is rotated in a lost response", async () => {
    control.addFault({ target: "token", mode: "refreshOk_butDrop", times: 1 });

    await expect(app.refresh(grant.refresh_token)).rejects.toThrow(/failed|terminated/);
    expect((await app.refresh(grant.refresh_token)).status).toBe(400);
  });

  test("comes without a refresh token, and the old one stays valid", async () => {
    control.addFault({ target: "token", mode: "noRefreshTokenInReply", times: 1 });

    const answer = await app.refresh(grant.refresh_token);

    expect(await answer.json()).not.toHaveProperty("refresh_token");
    expect((await app.refresh(grant.refresh_token)).status).toBe(200);
  });

  test("has its scope as a list", async () => {
    control.addFault({ target: "token", mode: "badScopeType", times: 1 });

    const answer = await app.refresh(grant.refresh_token);

    expect(await answer.json()).toMatchObject({ scope: expect.any(Array) });
  });

  test("is refused only when refreshed, in OAuth's error format", async () => {
    control.addFault({ target: "token", mode: "status:503", match: "refresh_token" });

    const refused = await app.refresh(grant.refresh_token);

    expect(await refused.json()).toMatchObject({ error: "server_error" });
    expect((await app.connect({ athlete })).access_token).toEqual(expect.any(String));
  });
});

describe("faulty fetched data", () => {
  test("keep an id beyond 2^53 exact", async () => {
    control.addFault({ target: "activities", mode: "bigNumberId", times: 1 });

    expect(await fetched()).toContain('"activityId":9007199254740993');
  });

  test("are cut in the middle", async () => {
    control.addFault({ target: "activities", mode: "malformedJson", times: 1 });
    const text = await fetched();

    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  test("span at most one day", async () => {
    const url = new URL(windowUrl());
    const from = Number(url.searchParams.get("uploadStartTimeInSeconds"));
    url.searchParams.set("uploadEndTimeInSeconds", String(from + DAY + 1));

    expect((await app.call(url, grant.access_token)).status).toBe(400);
  });
});
