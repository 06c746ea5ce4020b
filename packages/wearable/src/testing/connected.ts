import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { startSandbox, type SandboxOptions } from "@triplan/wearable-sandbox";
import { afterEach } from "vitest";
import { createProvider } from "../create-provider.ts";
import { ProviderError } from "../port/provider-error.ts";

const REDIRECT = "http://localhost:3000/api/garmin/callback";
export const ALEX = "5a1f0c3e7d2b4986a0c1e5d7f9b30001";

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

export const never = (): AbortSignal => new AbortController().signal;

export const failureOf = async (call: Promise<unknown>): Promise<ProviderError> => {
  const result: unknown = await call.then(
    () => "no error",
    (error: unknown) => error,
  );
  if (result instanceof ProviderError) return result;
  throw new Error(`no ProviderError: ${String(result)}`);
};

interface ConnectedOptions extends SandboxOptions {
  permissions?: ("ACTIVITY_EXPORT" | "HISTORICAL_DATA_EXPORT" | "WORKOUT_IMPORT")[];
  /** Time limit of calls in milliseconds; long by default, for a busy machine. */
  timeLimit?: number;
}

/** The adapter with its own sandbox and an athlete's consent. */
export async function connected({
  permissions = ["ACTIVITY_EXPORT", "HISTORICAL_DATA_EXPORT"],
  timeLimit = 60_000,
  ...rest
}: ConnectedOptions = {}) {
  const sandbox = await startSandbox({ redirectUris: [REDIRECT], ...rest });
  stops.push(() => sandbox.stop());
  const provider = createProvider({
    id: "sandbox",
    clientId: sandbox.clientId,
    clientSecret: sandbox.clientSecret,
    authUrl: new URL("/oauth2Confirm", sandbox.url),
    tokenUrl: new URL("/di-oauth2-service/oauth/token", sandbox.url),
    apiBase: new URL(sandbox.url),
    apiPrefix: "wellness-api",
    callbackHosts: [new URL(sandbox.url).host],
    allowsHttp: true,
    now: () => new Date(),
    timeLimit,
  });
  const codeVerifier = randomBytes(32).toString("base64url");
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  const url = provider.authorizeUrl({ state: "s1", codeChallenge, redirectUri: REDIRECT });
  const callbackUrl = await sandbox.consent(url, { athlete: ALEX, permissions });
  const tokens = await provider.exchangeCode({ callbackUrl, state: "s1", codeVerifier }, never());
  const asked = () =>
    sandbox.control.requests().filter(({ target }) => target === "backfill").length;
  return { sandbox, provider, tokens, token: tokens.accessToken, asked };
}

/** A server of another host, which records its requests. */
export async function elsewhere() {
  const reached: string[] = [];
  const server = createServer((request, response) => {
    reached.push(`${request.url} ${request.headers.authorization}`);
    response.end("[]");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, reached };
}
