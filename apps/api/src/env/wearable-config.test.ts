import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EnvError, readEnv } from "./env.ts";
import { tokenKeysOf } from "./token-keys.ts";
import { wearableConfig } from "./wearable-config.ts";

const KEY = Buffer.alloc(32, 1).toString("base64");
const WEBHOOK = "w".repeat(40);
const KEYS = { GARMIN_CLIENT_ID: "our-id", GARMIN_CLIENT_SECRET: "our-secret" };
const PRODUCTION = { NODE_ENV: "production", SESSION_SECRET: "s".repeat(40) };
const SECRETS = { WEBHOOK_SECRETS: WEBHOOK, TOKEN_KEYS: `k1:${KEY}` };

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "triplan-watch-"));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

const configOf = (source: Record<string, string>) =>
  wearableConfig(readEnv(source), { publicUrl: new URL("https://triplan.example"), dataDir });

function problemsOf(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return "";
}

const keysOf = (source: Record<string, string>) => tokenKeysOf(readEnv(source), dataDir);

describe("the keys of stored secrets", () => {
  test("are the given ones, the first to encrypt", () => {
    const keys = keysOf({ ...PRODUCTION, TOKEN_KEYS: `k2:${KEY},k1:${KEY}` });
    expect(keys?.map(({ id }) => id)).toEqual(["k2", "k1"]);
  });

  test("are created once outside production, and not in it", () => {
    expect(keysOf(PRODUCTION)).toBeNull();
    const created = keysOf({});
    expect(created).toEqual([{ id: "kept", key: expect.any(Uint8Array) }]);
    expect(keysOf({})).toEqual(created);
    expect(keysOf(PRODUCTION)).toBeNull();
  });
});

describe("the provider configuration", () => {
  test("without keys is the local sandbox, with stored secrets", () => {
    const config = configOf({ SANDBOX_PORT: "4150" });
    expect(config?.provider).toMatchObject({
      id: "sandbox",
      clientId: "triplan-sandbox",
      authUrl: new URL("http://localhost:4150/oauth2Confirm"),
      tokenUrl: new URL("http://localhost:4150/di-oauth2-service/oauth/token"),
      apiBase: new URL("http://localhost:4150"),
      callbackHosts: ["localhost:4150"],
      allowsHttp: true,
    });
    expect(config?.redirectUri.href).toBe("https://triplan.example/api/garmin/callback");
    expect(config?.tokenKeys[0]?.key).toHaveLength(32);
    expect(configOf({ SANDBOX_PORT: "4150" })).toEqual(config);
  });

  test("without keys is null in production and when no sandbox is wanted", () => {
    expect(configOf(PRODUCTION)).toBeNull();
    expect(configOf({ SANDBOX_PORT: "0" })).toBeNull();
  });

  test("in production is the sandbox on request, with its own secrets", () => {
    expect(problemsOf({ ...PRODUCTION, WEARABLE_PRIMARY: "sandbox" })).toMatch(
      /TOKEN_KEYS.*\n.*WEBHOOK_SECRETS/,
    );
    const config = configOf({ ...PRODUCTION, ...SECRETS, WEARABLE_PRIMARY: "sandbox" });
    expect(config?.provider.id).toBe("sandbox");
  });

  test("with keys is the real provider", () => {
    const config = configOf({ ...PRODUCTION, ...SECRETS, ...KEYS });
    expect(config).toMatchObject({
      provider: {
        id: "garmin",
        clientId: "our-id",
        clientSecret: "our-secret",
        authUrl: new URL("https://connect.garmin.com/oauth2Confirm"),
        tokenUrl: new URL("https://diauth.garmin.com/di-oauth2-service/oauth/token"),
        apiBase: new URL("https://apis.garmin.com"),
        apiPrefix: "wellness-api",
        callbackHosts: ["apis.garmin.com"],
        allowsHttp: false,
      },
      webhookSecrets: [WEBHOOK],
      tokenKeys: [{ id: "k1", key: new Uint8Array(32).fill(1) }],
    });
  });

  test("accepts keys and secrets in rotation, the new one first", () => {
    const config = configOf({
      WEBHOOK_SECRETS: `${"n".repeat(40)}, ${WEBHOOK}`,
      TOKEN_KEYS: `k2:${Buffer.alloc(32, 2).toString("base64url")},k1:${KEY}`,
    });
    expect(config?.webhookSecrets).toEqual(["n".repeat(40), WEBHOOK]);
    expect(config?.tokenKeys.map(({ id }) => id)).toEqual(["k2", "k1"]);
  });

  test.each<[string, Record<string, string>, string]>([
    ["an id without a secret", { GARMIN_CLIENT_ID: "x" }, "GARMIN_CLIENT_SECRET"],
    ["a secret without an id", { GARMIN_CLIENT_SECRET: "x" }, "GARMIN_CLIENT_SECRET"],
    ["the real one without keys", { WEARABLE_PRIMARY: "garmin" }, "WEARABLE_PRIMARY"],
    ["an unknown service", { WEARABLE_PRIMARY: "polar" }, "WEARABLE_PRIMARY"],
    ["a short token key", { TOKEN_KEYS: "k1:c2hvcnQ=" }, "TOKEN_KEYS"],
    ["a token key without a name", { TOKEN_KEYS: KEY }, "TOKEN_KEYS"],
    ["one name for two token keys", { TOKEN_KEYS: `k1:${KEY},k1:${KEY}` }, "TOKEN_KEYS"],
    ["no token key at all", { TOKEN_KEYS: "," }, "TOKEN_KEYS"],
    ["a short webhook secret", { WEBHOOK_SECRETS: "short" }, "WEBHOOK_SECRETS"],
    [
      "a webhook secret that no path holds",
      { WEBHOOK_SECRETS: "a/".repeat(20) },
      "WEBHOOK_SECRETS",
    ],
    ["three webhook secrets", { WEBHOOK_SECRETS: `${WEBHOOK},${WEBHOOK},${WEBHOOK}` }, "WEBHOOK_S"],
    ["an invalid URL", { GARMIN_API_BASE: "garmin" }, "GARMIN_API_BASE"],
    ["a prefix with slashes", { GARMIN_API_PREFIX: "/a/b" }, "GARMIN_API_PREFIX"],
    [
      "tokens for another host in production",
      { ...PRODUCTION, ...SECRETS, ...KEYS, GARMIN_TOKEN_URL: "https://evil.example/token" },
      "GARMIN_TOKEN_URL",
    ],
    [
      "a lookalike host in production",
      { ...PRODUCTION, ...SECRETS, ...KEYS, GARMIN_API_BASE: "https://notgarmin.com" },
      "GARMIN_API_BASE",
    ],
    [
      "plain http in production",
      { ...PRODUCTION, ...SECRETS, ...KEYS, GARMIN_AUTH_URL: "http://connect.garmin.com/x" },
      "GARMIN_AUTH_URL",
    ],
    [
      "pings to another host in production",
      { ...PRODUCTION, ...SECRETS, ...KEYS, GARMIN_CALLBACK_HOSTS: "apis.garmin.com,evil.example" },
      "GARMIN_CALLBACK_HOSTS",
    ],
    [
      "a redirect over plain http in production",
      { ...PRODUCTION, ...SECRETS, ...KEYS, GARMIN_REDIRECT_URI: "http://triplan.example/x" },
      "GARMIN_REDIRECT_URI",
    ],
  ])("rejects %s by the variable's name without repeating a secret", (_what, source, name) => {
    const problems = problemsOf(source);
    expect(problems).toContain(name);
    expect(problems).not.toMatch(/our-secret|c2hvcnQ|a\/a\//);
  });

  test("accepts other hosts during development", () => {
    const config = configOf({ ...KEYS, GARMIN_API_BASE: "http://127.0.0.1:4151" });
    expect(config?.provider).toMatchObject({
      apiBase: new URL("http://127.0.0.1:4151"),
      callbackHosts: ["127.0.0.1:4151"],
      allowsHttp: true,
    });
  });
});
