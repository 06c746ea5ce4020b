import { PATIENT } from "../../testing/api/patient.ts";
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readEnv } from "../../env/env.ts";
import { freePort } from "../../testing/process/free-port.ts";
import { startSandboxProcess } from "./start-sandbox-process.ts";
import { startsSandbox, wearableConfig } from "../../env/wearable-config.ts";

const publicUrl = new URL("http://localhost:3000");
let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "triplan-practice-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const answers = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/__sandbox/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function start(port: number) {
  const env = readEnv({ SANDBOX_PORT: String(port) });
  const config = wearableConfig(env, { publicUrl, dataDir });
  if (!config) throw new Error("the practice provider is used without keys");
  const options = { env, config, dataDir, port: 3000 };
  const onEnd = vi.fn<() => void>();
  return { config, onEnd, sandbox: await startSandboxProcess({ ...options, onEnd }) };
}

describe("the practice provider of the product", () => {
  test("knows the product's keys, address and webhook, and ends when stopped", async () => {
    const port = await freePort();
    const { config, onEnd, sandbox } = await start(port);
    const consent = new URL(config.provider.authUrl);
    const fields = {
      response_type: "code",
      client_id: config.provider.clientId,
      redirect_uri: config.redirectUri.href,
      code_challenge: "x".repeat(43),
      code_challenge_method: "S256",
    };
    for (const [name, value] of Object.entries(fields)) consent.searchParams.set(name, value);

    const page = await fetch(consent);
    const key = readFileSync(join(dataDir, "sandbox-key"), "utf8").trim();
    const plane = await fetch(`${sandbox.url}/__sandbox/users`, {
      headers: { "x-sandbox-key": key },
    });
    await sandbox.stop();

    expect([page.status, plane.status]).toEqual([200, 200]);
    expect(await answers(port)).toBe(false);
    expect(onEnd).not.toHaveBeenCalled();
  });

  test("ends with a product that was killed", async () => {
    const port = await freePort();
    const holder = fileURLToPath(new URL("../../testing/watch/hold-sandbox.ts", import.meta.url));
    const parent = fork(holder, [String(port), dataDir], { execArgv: [] });
    await once(parent, "message");
    expect(await answers(port)).toBe(true);

    parent.kill("SIGKILL");

    await vi.waitUntil(async () => !(await answers(port)), { ...PATIENT, interval: 50 });
  });

  test("reports a taken port, and the product continues without it", async () => {
    const port = await freePort();
    const { sandbox } = await start(port);

    await expect(start(port)).rejects.toThrow(`did not start at http://localhost:${port}`);
    await sandbox.stop();
  });
});

test.each([
  [{}, true],
  [{ NODE_ENV: "test" }, true],
  [{ SANDBOX_PORT: "0" }, false],
  [{ GARMIN_CLIENT_ID: "a", GARMIN_CLIENT_SECRET: "b" }, false],
  [{ GARMIN_CLIENT_ID: "a", GARMIN_CLIENT_SECRET: "b", WEARABLE_PRIMARY: "sandbox" }, true],
  [{ GARMIN_API_BASE: "http://sandbox:3001" }, false],
  [
    {
      NODE_ENV: "production",
      SESSION_SECRET: "s".repeat(32),
      WEARABLE_PRIMARY: "sandbox",
      TOKEN_KEYS: `k1:${Buffer.alloc(32).toString("base64")}`,
      WEBHOOK_SECRETS: "w".repeat(32),
    },
    false,
  ],
])("with %o the product starts the practice provider: %s", (variables, expected) => {
  const env = readEnv(variables);

  expect(startsSandbox(env, wearableConfig(env, { publicUrl, dataDir }))).toBe(expected);
});
