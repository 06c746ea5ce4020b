import { describe, expect, test } from "vitest";
import { createProvider } from "../create-provider.ts";
import { connected, elsewhere, failureOf, never } from "../testing/connected.ts";

const DAY = 24 * 3600 * 1000;

const week = (endsDaysAgo: number) => ({
  from: new Date(Date.now() - (endsDaysAgo + 7) * DAY),
  to: new Date(Date.now() - endsDaysAgo * DAY),
});

describe("tokens", () => {
  test("expire ten minutes before the provider's expiry", async () => {
    const { tokens } = await connected();
    const life = (tokens.expiresAt.getTime() - Date.now()) / 1000;
    expect(life).toBeGreaterThan(85_700);
    expect(life).toBeLessThanOrEqual(85_800);
    expect(tokens.refreshExpiresAt?.getTime()).toBeGreaterThan(Date.now() + 89 * DAY);
  });

  test("with a short life expire after half of it", async () => {
    const { tokens } = await connected({ accessTokenSeconds: 60 });
    expect((tokens.expiresAt.getTime() - Date.now()) / 1000).toBeLessThanOrEqual(30);
  });

  test("are exchanged for new ones once", async () => {
    const { provider, tokens } = await connected();
    const refreshed = await provider.refresh(tokens.refreshToken ?? "", never());
    expect(refreshed.refreshToken).not.toBe(tokens.refreshToken);
    const again = provider.refresh(tokens.refreshToken ?? "", never());
    expect(await failureOf(again)).toMatchObject({ kind: "auth" });
  });

  test("fail with a client error when our keys are wrong", async () => {
    const { sandbox } = await connected();
    const stranger = createProvider({
      id: "sandbox",
      clientId: sandbox.clientId,
      clientSecret: "wrong",
      authUrl: new URL("/oauth2Confirm", sandbox.url),
      tokenUrl: new URL("/di-oauth2-service/oauth/token", sandbox.url),
      apiBase: new URL(sandbox.url),
      apiPrefix: "wellness-api",
      callbackHosts: [],
      allowsHttp: true,
      now: () => new Date(),
    });
    expect(await failureOf(stranger.refresh("any", never()))).toMatchObject({ kind: "client" });
  });
});

describe("every call", () => {
  test.each([
    ["status:401", "auth"],
    ["status:403", "permission"],
    ["status:404", "gone"],
    ["status:410", "gone"],
    ["status:412", "permission"],
    ["status:429", "rate_limited"],
    ["status:500", "retry"],
    ["status:502", "retry"],
    ["timeout", "retry"],
    ["reset", "retry"],
    ["truncate", "retry"],
    ["html", "retry"],
    ["redirect", "permanent"],
  ])("maps %s to a %s error", async (mode, kind) => {
    const { sandbox, provider, token } = await connected(
      mode === "timeout" ? { timeLimit: 3000 } : {},
    );
    sandbox.control.addFault({ target: "userId", mode });
    const failure = await failureOf(provider.identity(token, never()));
    expect(failure.kind).toBe(kind);
    expect(failure.message).not.toContain(token);
  });

  test.each(["seconds", "date"] as const)(
    "reads the wait of a rate limit from %s",
    async (form) => {
      const { sandbox, provider, token } = await connected();
      sandbox.control.addFault({
        target: "userId",
        mode: "status:429",
        retryAfterS: 90,
        retryAfterForm: form,
      });
      const { retryAfterSeconds } = await failureOf(provider.identity(token, never()));
      expect(retryAfterSeconds).toBeGreaterThan(85);
      expect(retryAfterSeconds).toBeLessThanOrEqual(91);
    },
  );

  test("ends when its caller aborts", async () => {
    const { sandbox, provider, token } = await connected();
    sandbox.control.addFault({ target: "userId", mode: "timeout" });
    const call = provider.identity(token, AbortSignal.timeout(50));
    expect(await failureOf(call)).toMatchObject({ kind: "retry" });
  });

  test("never sends the token to a redirect's target", async () => {
    const { sandbox, provider, token } = await connected();
    const other = await elsewhere();
    sandbox.control.addFault({ target: "*", mode: `redirect:${other.url}/` });
    await failureOf(provider.identity(token, never()));
    await failureOf(provider.requestHistory(token, { from: new Date(0), to: new Date() }, never()));
    expect(other.reached).toEqual([]);
  });
});

describe("revoking the consent", () => {
  test("ends it, and succeeds when it has ended already", async () => {
    const { sandbox, provider, token } = await connected();
    await provider.revoke(token, never());
    expect(sandbox.control.athletes()[0]).toMatchObject({ isConnected: false });
    sandbox.control.addFault({ target: "registration", mode: "status:404" });
    await expect(provider.revoke(token, never())).resolves.toBeUndefined();
  });
});

describe("requesting history", () => {
  test("is accepted, and reported as repeated the second time", async () => {
    const { provider, token } = await connected();
    const window = week(0);
    expect(await provider.requestHistory(token, window, never())).toEqual({
      outcome: "accepted",
      window,
      items: [],
    });
    expect(await provider.requestHistory(token, window, never())).toMatchObject({
      outcome: "repeated",
    });
  });

  test("starts at the earliest day that the provider allows", async () => {
    // The provider names whole seconds.
    const beforeConsent = Math.floor(Date.now() / 1000) * 1000;
    const { provider, token, asked } = await connected({ backfillReachDays: 4 });
    const answer = await provider.requestHistory(token, week(0), never());
    expect(answer.outcome).toBe("accepted");
    const days = (beforeConsent - answer.window.from.getTime()) / DAY;
    expect(days).toBeGreaterThan(3.9);
    expect(days).toBeLessThanOrEqual(4);
    expect(asked()).toBe(2);
  });

  test("before the earliest day requests nothing", async () => {
    const { provider, token } = await connected({ backfillReachDays: 4 });
    const answer = await provider.requestHistory(token, week(10), never());
    expect(answer.outcome).toBe("too_early");
  });

  test("requires the athlete's permission", async () => {
    const { provider, token } = await connected({ permissions: ["ACTIVITY_EXPORT"] });
    const call = provider.requestHistory(token, week(0), never());
    expect(await failureOf(call)).toMatchObject({ kind: "permission" });
  });

  test("for too long a window fails permanently without a retry", async () => {
    const { provider, token, asked } = await connected();
    const window = { from: new Date(Date.now() - 40 * DAY), to: new Date() };
    const call = provider.requestHistory(token, window, never());
    expect(await failureOf(call)).toMatchObject({ kind: "permanent" });
    expect(asked()).toBe(1);
  });
});

describe("a webhook", () => {
  test("for another app is rejected", async () => {
    const { sandbox, provider } = await connected();
    const problem = (id?: string) =>
      provider.webhookProblem(new Headers(id === undefined ? {} : { "garmin-client-id": id }));
    expect([problem(), problem(sandbox.clientId), problem("other")]).toEqual([
      null,
      null,
      "meant for another app",
    ]);
  });
});

test("clock returns the provider's time", async () => {
  const { provider } = await connected();
  const clock = await provider.clock(never());
  expect(Math.abs((clock?.getTime() ?? 0) - Date.now())).toBeLessThan(10_000);
});
