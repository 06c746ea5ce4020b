import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { appOn, athleteOf } from "../testing/app.ts";

const app = await appOn();
const { sandbox } = app;
const athlete = athleteOf(sandbox);

beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.stop());

describe("the consent page", () => {
  test("says that it is not Garmin, lists the athletes and leaves history unticked", async () => {
    const html = await (await fetch(app.authUrl())).text();

    expect(html).toContain("This is not Garmin");
    expect(html).toContain("Alex Rivers");
    expect(html).toMatch(/value="ACTIVITY_EXPORT"[^>]* checked>/);
    expect(html).toMatch(/value="HISTORICAL_DATA_EXPORT"(?![^>]* checked)[^>]*>/);
  });

  test("redirects a consenting athlete with a code and the app's state", async () => {
    const back = await sandbox.consent(app.authUrl({ state: "a&b=c" }), { athlete });

    expect(back.pathname).toBe("/callback");
    expect(back.searchParams.get("state")).toBe("a&b=c");
    expect(back.searchParams.get("code")).toMatch(/^[\w-]{43}$/);
  });

  test("redirects a declining athlete without a code", async () => {
    const back = await sandbox.consent(app.authUrl(), { athlete, denies: true });

    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.get("state")).toBe("s1");
    expect(back.searchParams.has("code")).toBe(false);
  });

  test.each([
    ["an unknown app", { client_id: "other" }],
    ["an address the app has not named", { redirect_uri: "http://127.0.0.1:4220/callback/x" }],
    ["an address on another host", { redirect_uri: "https://example.com/callback" }],
  ])("redirects nowhere for %s", async (_case, changes) => {
    const response = await fetch(app.authUrl(changes), { redirect: "manual" });

    expect(response.status).toBe(400);
    expect(response.headers.has("location")).toBe(false);
  });

  test.each([
    ["invalid_request", { code_challenge_method: "plain" }],
    ["invalid_request", { code_challenge: "short" }],
    ["unsupported_response_type", { response_type: "token" }],
  ])("responds %s at the app's address for %o", async (error, changes) => {
    const back = await sandbox.consent(app.authUrl(changes), { athlete });

    expect(back.searchParams.get("error")).toBe(error);
  });

  test("escapes the values of a request", async () => {
    const html = await (await fetch(app.authUrl({ state: '"><script>x</script>' }))).text();

    expect(html).not.toContain("<script");
  });
});

describe("the token endpoint", () => {
  test("issues tokens for a code once", async () => {
    const code = await app.codeFor({ athlete });

    const first = await app.exchange(code);
    const second = await app.exchange(code);

    expect(await first.json()).toEqual({
      access_token: expect.any(String),
      token_type: "bearer",
      refresh_token: expect.any(String),
      expires_in: 86_400,
      refresh_token_expires_in: 7_775_999,
      scope: expect.any(String),
      jti: expect.any(String),
    });
    expect(second.status).toBe(400);
    expect(await second.json()).toMatchObject({ error: "invalid_grant" });
  });

  test.each([
    ["a tampered verifier", { code_verifier: "x".repeat(43) }, 400, "invalid_grant"],
    ["another address", { redirect_uri: "http://127.0.0.1:4220/x" }, 400, "invalid_grant"],
    ["a wrong secret", { client_secret: "x" }, 401, "invalid_client"],
    ["another grant", { grant_type: "password" }, 400, "unsupported_grant_type"],
  ])("refuses %s", async (_case, changes, status, error) => {
    const response = await app.exchange(await app.codeFor({ athlete }), changes);

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
  });

  test("reads the app's keys only from the body", async () => {
    const code = await app.codeFor({ athlete });
    const keys = btoa(`${sandbox.clientId}:${sandbox.clientSecret}`);

    const response = await fetch(`${sandbox.url}/di-oauth2-service/oauth/token`, {
      method: "POST",
      headers: { authorization: `Basic ${keys}` },
      body: new URLSearchParams({ grant_type: "authorization_code", code }),
    });

    expect(response.status).toBe(401);
  });

  test("refuses a code after two minutes", async () => {
    const code = await app.codeFor({ athlete });
    sandbox.control.setClock({ advanceSeconds: 121 });

    expect((await app.exchange(code)).status).toBe(400);
  });

  test("rotates the refresh token and refuses the old one", async () => {
    const old = await app.connect({ athlete });

    const fresh = (await (await app.refresh(old.refresh_token)).json()) as typeof old;
    const reused = await app.refresh(old.refresh_token);

    expect(fresh.refresh_token).not.toBe(old.refresh_token);
    expect(await reused.json()).toMatchObject({ error: "invalid_grant" });
    expect((await app.call("/wellness-api/rest/user/id", fresh.access_token)).status).toBe(200);
    expect((await app.refresh(fresh.refresh_token)).status).toBe(200);
  });

  test("revokes the whole family on reuse if configured", async () => {
    const strict = await appOn({ endsFamilyOnReuse: true });
    const old = await strict.connect({ athlete });
    const fresh = (await (await strict.refresh(old.refresh_token)).json()) as typeof old;
    await strict.refresh(old.refresh_token);

    const call = await strict.call("/wellness-api/rest/user/id", fresh.access_token);
    await strict.sandbox.stop();

    expect(call.status).toBe(401);
  });

  test("issues access tokens for a day and refresh tokens for three months", async () => {
    const grant = await app.connect({ athlete });
    sandbox.control.setClock({ advanceSeconds: 86_400 });

    expect((await app.call("/wellness-api/rest/user/id", grant.access_token)).status).toBe(401);
    sandbox.control.setClock({ advanceSeconds: 7_775_999 });
    expect((await app.refresh(grant.refresh_token)).status).toBe(400);
  });
});
