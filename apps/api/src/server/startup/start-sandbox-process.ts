import { fork, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Env } from "../../env/env.ts";
import { loadOrCreateSecret } from "../../env/load-or-create-secret.ts";
import type { WearableConfig } from "../../env/wearable-config.ts";

/** Milliseconds until it is killed. */
const GRACE_PERIOD = 5000;
const ANY_HOST = new Set(["0.0.0.0", "::"]);

export interface SandboxProcess {
  url: string;
  stop: () => Promise<void>;
}

interface StartOptions {
  env: Pick<Env, "SANDBOX_PORT" | "HOST">;
  config: WearableConfig;
  dataDir: string;
  /** The product's port, for the webhooks. */
  port: number;
  /** Called when the process ends unexpectedly. */
  onEnd: () => void;
}

/** Its whole environment; none of our other variables are passed on. */
function sandboxEnv({ env, config, dataDir, port }: StartOptions, url: string) {
  const host = ANY_HOST.has(env.HOST) ? "localhost" : env.HOST;
  const path = `/api/webhooks/${config.provider.id}/${config.webhookSecrets[0] ?? ""}`;
  return {
    SANDBOX_PORT: String(env.SANDBOX_PORT),
    SANDBOX_URL: url,
    SANDBOX_CLIENT_ID: config.provider.clientId,
    SANDBOX_CLIENT_SECRET: config.provider.clientSecret,
    SANDBOX_KEY: loadOrCreateSecret(dataDir, "sandbox-key"),
    SANDBOX_REDIRECT_URIS: config.redirectUri.href,
    SANDBOX_WEBHOOK_URL: `http://${host}:${port}${path}`,
    SANDBOX_STATE_FILE: join(dataDir, "sandbox.json"),
  };
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once("exit", () => resolve()));

async function stop(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), GRACE_PERIOD);
  await ended(child);
  clearTimeout(timer);
}

/**
 * Starts the practice provider as a child process. It ends with this process, because their channel
 * closes. Rejects if it does not start; its last output is on stderr.
 */
export async function startSandboxProcess(options: StartOptions): Promise<SandboxProcess> {
  const url = options.config.provider.apiBase.origin;
  const main = createRequire(import.meta.url).resolve("@triplan/wearable-sandbox/main");
  const child = fork(main, {
    env: sandboxEnv(options, url),
    execArgv: [],
    // Ctrl-C must not reach the child; we stop it during shutdown.
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const isReady = await new Promise<boolean>((resolve) => {
    child.once("message", () => resolve(true));
    child.once("exit", () => resolve(false));
  });
  if (!isReady) throw new Error(`the practice provider did not start at ${url}`);
  child.once("exit", options.onEnd);
  return {
    url,
    stop: () => {
      child.off("exit", options.onEnd);
      return stop(child);
    },
  };
}
