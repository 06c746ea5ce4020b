import { afterFile } from "@triplan/db/testing/after-file";
import { ALEX } from "./athletes.ts";
import { startSandbox, type Consent, type SandboxOptions } from "@triplan/wearable-sandbox";
import { testApi, type TestUser } from "../api/test-api.ts";
import { REDIRECT_URI } from "../api/test-wearable.ts";
import type { TestClient } from "../api/test-client.ts";

/** Starts a consent; returns the redirect target. */
async function authUrlOf(user: TestClient): Promise<URL> {
  const { authUrl } = await user.trpc.wearable.authorize.query();
  return new URL(authUrl);
}

/** Returns from the consent page; gives the redirect target. */
async function returnFromConsent(client: TestClient, callback: URL): Promise<string> {
  const answer = await client.send({ method: "GET", url: callback.pathname + callback.search });
  return `${answer.statusCode} ${decodeURIComponent(String(answer.headers.location))}`;
}

interface TestWatchOptions extends SandboxOptions {
  /** Time limit of calls to the provider in milliseconds. */
  timeLimit?: number;
}

/** The API and a sandbox as its provider, on one clock. */
export async function testWatch({ timeLimit, ...options }: TestWatchOptions = {}) {
  const sandbox = await startSandbox({ redirectUris: [REDIRECT_URI], ...options });
  afterFile(() => sandbox.stop());
  const api = await testApi(
    {},
    { url: sandbox.url, ...(timeLimit !== undefined && { timeLimit }) },
  );
  const freeze = () => sandbox.control.setClock({ freeze: api.clock.now().toISOString() });
  freeze();

  return {
    sandbox,
    api,
    authUrlOf,
    returnFromConsent,
    /** Advances the clock of the API and of the provider. */
    pass(time: number) {
      api.clock.pass(time);
      freeze();
    },
    /** Completes the whole consent; returns the final redirect target. */
    async connect(user: TestClient, decision: Partial<Consent> = {}): Promise<string> {
      const target = await sandbox.consent(await authUrlOf(user), { athlete: ALEX, ...decision });
      return returnFromConsent(user, target);
    },
    /** A connected user. */
    async connected(athlete = ALEX): Promise<TestUser> {
      const user = await api.user();
      const end = await this.connect(user, { athlete });
      if (!end.includes("success")) throw new Error(`not connected: ${end}`);
      return user;
    },
    /** Number of provider requests of this kind so far. */
    calls: (target: string, grantType?: string) =>
      sandbox.control
        .requests()
        .filter((r) => r.target === target && (!grantType || r.grantType === grantType)).length,
  };
}

export type TestWatch = Awaited<ReturnType<typeof testWatch>>;
