import { findSecondFactor } from "@triplan/db";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../testing/api/test-api.ts";
import { codeOf } from "../../testing/second-factor/second-factor-steps.ts";
import { testProgram } from "../../testing/cli/test-program.ts";
import { testWatch } from "../../testing/watch/test-watch.ts";
import {
  UNREACHABLE_URL,
  testConfig,
  TOKEN_KEY,
  WEBHOOK_SECRET,
} from "../../testing/api/test-wearable.ts";
import type { CommandTools } from "../program/command.ts";
import { WEARABLES } from "./wearables-program.ts";

const watch = await testWatch();
const { api, sandbox } = watch;

const run = testProgram(WEARABLES, {
  ...api,
  config: { ...testConfig(sandbox.url), webhookSecrets: [WEBHOOK_SECRET] },
  now: () => new Date(),
});

describe("pnpm wearables", () => {
  test.each([[[]], [["heal"]], [["constructor"]]])(
    "lists the available commands for %j",
    async (words) => {
      const { isSuccessful, text } = await run(words);
      expect(isSuccessful).toBe(false);
      expect(text).toMatch(/doctor[\s\S]*keys:rotate/);
    },
  );
});

describe("doctor", () => {
  test("prints what to register, without secrets", async () => {
    const { isSuccessful, text } = await run(["doctor"]);
    expect(text).toContain("http://localhost:3000/api/garmin/callback");
    expect(text).toContain("http://localhost:3000/api/webhooks/sandbox/a-we****");
    expect(text).toContain("HISTORICAL_DATA_EXPORT");
    expect(text).toContain("No problem found.");
    expect(text).not.toContain(WEBHOOK_SECRET);
    expect(text).not.toContain(sandbox.clientSecret);
    expect(isSuccessful).toBe(true);
  });

  test.each<[string, Partial<CommandTools>, RegExp]>([
    ["a missing provider", { config: null }, /No watch service is configured/],
    ["a wrong clock", { now: () => new Date(Date.now() + 100_000) }, /1\d\d s ahead of/],
    [
      "another public origin",
      { publicUrl: new URL("https://tri.example") },
      /return without their login/,
    ],
    ["an unavailable provider", { config: testConfig(UNREACHABLE_URL) }, /can't be reached/],
    [
      "a callback of another path",
      { config: { ...testConfig(sandbox.url), redirectUri: new URL("http://localhost:3000/cb") } },
      /must have the path \/api\/garmin\/callback/,
    ],
    [
      "two webhook secrets",
      { config: { ...testConfig(sandbox.url), webhookSecrets: ["n".repeat(40), WEBHOOK_SECRET] } },
      /drop the old one/,
    ],
    [
      "real keys over plain http",
      {
        config: {
          ...testConfig(sandbox.url),
          provider: { ...testConfig(sandbox.url).provider, id: "garmin" },
        },
      },
      /PUBLIC_URL is not https/,
    ],
  ])("reports %s", async (_what, changes, problem) => {
    const { isSuccessful, text } = await run(["doctor"], changes);
    expect(text).toMatch(problem);
    expect(isSuccessful).toBe(false);
  });
});

describe("keys:rotate", () => {
  test("re-encrypts old tokens, so that the old key is no longer needed", async () => {
    const user = await watch.connected();
    const newKey = { id: "k2", key: new Uint8Array(32).fill(9) };
    const both = { ...testConfig(sandbox.url), tokenKeys: [newKey, TOKEN_KEY] };
    const sealedBy = async () => {
      const row = await api.db
        .selectFrom("wearableConnection")
        .select(["accessTokenEnc", "refreshTokenEnc"])
        .where("userId", "=", user.id)
        .executeTakeFirstOrThrow();
      return [row.accessTokenEnc, row.refreshTokenEnc].map((text) => text?.slice(0, 6));
    };
    expect(await sealedBy()).toEqual(["v1.k1.", "v1.k1."]);

    expect(await run(["keys:rotate"], { config: both })).toMatchObject({
      isSuccessful: true,
      text: expect.stringContaining("Re-encrypted 1 connections; 0 used"),
    });
    expect(await sealedBy()).toEqual(["v1.k2.", "v1.k2."]);
    expect(await run(["keys:rotate"], { config: both })).toMatchObject({
      text: expect.stringContaining("Re-encrypted 0 connections; 1 used"),
    });

    const onlyNew = { ...testConfig(sandbox.url), tokenKeys: [newKey] };
    expect(await run(["keys:rotate"], { config: onlyNew })).toMatchObject({ isSuccessful: true });
    // Back to the key that the API uses.
    const back = { ...testConfig(sandbox.url), tokenKeys: [TOKEN_KEY, newKey] };
    await run(["keys:rotate"], { config: back });
    expect((await user.rest("GET", "/garmin/test-connection")).body).toMatchObject({
      tokenValid: true,
    });
  });

  test("counts and keeps tokens that no key decrypts", async () => {
    const lost = { id: "k3", key: new Uint8Array(32).fill(3) };
    const config = { ...testConfig(sandbox.url), tokenKeys: [lost] };
    const before = await api.digest();
    const { isSuccessful, text } = await run(["keys:rotate"], { config });
    expect({ isSuccessful, text }).toMatchObject({
      isSuccessful: false,
      text: expect.stringContaining("1 can't be read"),
    });
    expect(await api.digest()).toEqual(before);
  });

  test("re-encrypts keys of authenticator apps, also without a watch service", async () => {
    const user = await api.user();
    const { secret } = await user.trpc.secondFactor.start.mutate({ password: PASSWORD });
    const stored = async () => {
      const row = await findSecondFactor(api.db, user.id);
      return row?.secretEnc.slice(0, 6);
    };
    expect(await stored()).toBe("v1.k1.");
    const newKey = { id: "k2", key: new Uint8Array(32).fill(9) };

    const rotated = await run(["keys:rotate"], { config: null, tokenKeys: [newKey, TOKEN_KEY] });

    expect(rotated).toMatchObject({
      isSuccessful: true,
      text: expect.stringContaining("Re-encrypted 1 second factors; 0 used"),
    });
    expect(await stored()).toBe("v1.k2.");
    const lost = await run(["keys:rotate"], { config: null, tokenKeys: [TOKEN_KEY] });
    expect(lost).toMatchObject({
      isSuccessful: false,
      text: expect.stringContaining("can't be read"),
    });
    expect(await stored()).toBe("v1.k2.");
    await run(["keys:rotate"], { config: null, tokenKeys: [TOKEN_KEY, newKey] });
    const code = codeOf(secret, api.clock.now());
    expect(await user.rest("POST", "/user/second-factor", { code })).toMatchObject({ status: 201 });
  });

  test("does nothing without keys", async () => {
    expect(await run(["keys:rotate"], { tokenKeys: null })).toMatchObject({ isSuccessful: false });
  });
});

const inbox = () => ({
  provider: "sandbox",
  webhookType: "activities",
  requestMethod: "POST",
  requestPath: "/api/webhooks/sandbox/***",
  requestBody: JSON.stringify({ activities: [] }),
});

const dead = async () => {
  const { id } = await api.db
    .insertInto("wearableWebhookLog")
    .values({ ...inbox(), status: "dead", processingSuccess: false, processingError: "broken" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
};

describe("webhooks:dead", () => {
  test("lists and shows dead webhooks", async () => {
    const id = await dead();

    expect((await run(["webhooks:dead", "list"])).text).toMatch(
      new RegExp(`${id} .*sandbox {2}activities {2}broken`),
    );
    expect((await run(["webhooks:dead", "show", id])).text).toContain('"requestMethod": "POST"');
    expect(await run(["webhooks:dead", "show", "999999"])).toMatchObject({ isSuccessful: false });
  });

  test("enqueues the job of a replayed webhook", async () => {
    const id = await dead();

    const replayed = await run(["webhooks:dead", "replay", id]);

    expect(replayed).toEqual({
      isSuccessful: true,
      text: `Webhook ${id} will be processed again.`,
    });
    const { rows } = await sql<{ data: object }>`
      select data from jobs.job where name = 'webhook.ingest' and state = 'created'`.execute(
      api.db,
    );
    expect(rows).toContainEqual({ data: { logId: Number(id) } });
    expect(await run(["webhooks:dead", "replay", id])).toMatchObject({ isSuccessful: false });
  });

  test.each([["heal"], ["show"], ["replay", "x"], ["replay", "-1"]])(
    "rejects %s",
    async (...words) => {
      expect(await run(["webhooks:dead", ...words])).toEqual({
        isSuccessful: false,
        text: "Use list, show <id> or replay <id>.",
      });
    },
  );
});
