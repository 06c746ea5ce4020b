import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startSandbox, type Sandbox } from "../start-sandbox.ts";
import type { SandboxOptions } from "../world/options.ts";
import type { Consent } from "../control/consent.ts";

/** The registered redirect URI of the test app. */
const REDIRECT = "http://127.0.0.1:4220/callback";

interface Received {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** A server for webhooks. Responds with the given statuses in turn, then with 200. */
export async function webhookReceiver(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, text: Buffer.concat(chunks).toString() });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    bodies: () => received.map(({ text }): unknown => JSON.parse(text)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

export interface Grant {
  access_token: string;
  refresh_token: string;
  [name: string]: unknown;
}

/** A small app with keys that calls the provider like the product does. */
export async function appOn(options: SandboxOptions = {}) {
  const sandbox = await startSandbox({ redirectUris: [REDIRECT], ...options });
  const verifier = randomBytes(32).toString("base64url");
  const tokenCall = (fields: Readonly<Record<string, string>>) =>
    fetch(`${sandbox.url}/di-oauth2-service/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({
        client_id: sandbox.clientId,
        client_secret: sandbox.clientSecret,
        ...fields,
      }),
    });
  const authUrl = (changes: Readonly<Record<string, string>> = {}) => {
    const url = new URL("/oauth2Confirm", sandbox.url);
    const fields = {
      response_type: "code",
      client_id: sandbox.clientId,
      redirect_uri: REDIRECT,
      state: "s1",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      ...changes,
    };
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    return url;
  };
  const exchange = (code: string, changes: Readonly<Record<string, string>> = {}) =>
    tokenCall({
      grant_type: "authorization_code",
      code,
      code_verifier: verifier,
      redirect_uri: REDIRECT,
      ...changes,
    });
  const refresh = (refreshToken: string) =>
    tokenCall({ grant_type: "refresh_token", refresh_token: refreshToken });

  return {
    sandbox,
    authUrl,
    tokenCall,
    exchange,
    refresh,
    async codeFor(decision: Consent): Promise<string> {
      const back = await sandbox.consent(authUrl(), decision);
      return back.searchParams.get("code") ?? "";
    },
    async connect(decision: Consent): Promise<Grant> {
      const response = await exchange(await this.codeFor(decision));
      return (await response.json()) as Grant;
    },
    /** Calls with an access token. */
    call: (path: string | URL, token: string, method = "GET") =>
      fetch(new URL(path, sandbox.url), { method, headers: { authorization: `Bearer ${token}` } }),
  };
}

/** The first seeded athlete, who has recordings. */
export const athleteOf = (sandbox: Sandbox): string => {
  const [first] = sandbox.control.athletes();
  if (!first) throw new Error("a sandbox has athletes");
  return first.userId;
};
