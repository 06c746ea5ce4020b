import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  customFetch,
  refreshTokenGrant,
  ResponseBodyError,
  type TokenEndpointResponse,
} from "openid-client";
import { failureOf, jsonOf } from "../http/judge-answer.ts";
import { boundedFetch } from "../http/bounded-fetch.ts";
import { ProviderError } from "../port/provider-error.ts";
import type { TokenSet } from "../port/token-set.ts";
import type { ProviderOptions } from "../port/provider-options.ts";
import { limitsOf } from "./limits.ts";

/** Statuses whose body names the reason of a refusal. */
const STATUSES_WITH_REASON = new Set([400, 401, 403]);

/**
 * Safety margin on a token's life that the provider recommends; for short lives at most this share.
 */
const MARGIN = { seconds: 600, share: 0.5 } as const;

export function authorizeUrl(
  options: ProviderOptions,
  request: { state: string; codeChallenge: string; redirectUri: string },
): URL {
  // No scope: the athlete picks the permissions on the consent page.
  return buildAuthorizationUrl(configuration(options, AbortSignal.abort()), {
    redirect_uri: request.redirectUri,
    state: request.state,
    code_challenge: request.codeChallenge,
    code_challenge_method: "S256",
  });
}

export const exchangeCode = (
  options: ProviderOptions,
  request: { callbackUrl: URL; state: string; codeVerifier: string },
  signal: AbortSignal,
): Promise<TokenSet> =>
  granted(options, () =>
    authorizationCodeGrant(configuration(options, signal), request.callbackUrl, {
      expectedState: request.state,
      pkceCodeVerifier: request.codeVerifier,
    }),
  );

export const refresh = (
  options: ProviderOptions,
  refreshToken: string,
  signal: AbortSignal,
): Promise<TokenSet> =>
  granted(options, () => refreshTokenGrant(configuration(options, signal), refreshToken));

async function granted(
  options: ProviderOptions,
  ask: () => Promise<TokenEndpointResponse>,
): Promise<TokenSet> {
  try {
    return tokenSet(await ask(), options.now());
  } catch (error) {
    throw providerError(error);
  }
}

function tokenSet(answer: TokenEndpointResponse, now: Date): TokenSet {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const life = answer.expires_in ?? 0;
  const refreshLife = answer["refresh_token_expires_in"];
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? null,
    expiresAt: after(life - Math.min(MARGIN.seconds, life * MARGIN.share)),
    refreshExpiresAt: typeof refreshLife === "number" ? after(refreshLife) : null,
    scope: answer.scope?.split(" ").filter(Boolean) ?? [],
  };
}

/** Fixed endpoints: the provider has no discovery. */
function configuration(options: ProviderOptions, signal: AbortSignal): Configuration {
  const config = new Configuration(
    {
      issuer: options.tokenUrl.origin,
      authorization_endpoint: options.authUrl.href,
      token_endpoint: options.tokenUrl.href,
    },
    options.clientId,
    {},
    ClientSecretPost(options.clientSecret),
  );
  if (options.allowsHttp) allowInsecureRequests(config);
  config[customFetch] = async (url, { headers, body }) => {
    const form = body instanceof URLSearchParams ? body.toString() : "";
    const request = { method: "POST", headers, body: form } as const;
    const answer = await boundedFetch(new URL(url), request, limitsOf(options), signal);
    const failure = failureOf(answer, options.now());
    if (failure && !STATUSES_WITH_REASON.has(answer.status)) throw failure;
    return Response.json(withTextScope(jsonOf(answer)), { status: answer.status });
  };
  return config;
}

/** Ignores a scope that is not text instead of losing the token. */
function withTextScope(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("scope" in body)) return body;
  return { ...body, scope: typeof body.scope === "string" ? body.scope : "" };
}

const GRANT_REFUSALS = new Set(["invalid_grant", "access_denied"]);
const CLIENT_REFUSALS = new Set(["invalid_client", "unauthorized_client"]);
const WORD = /^\w{1,64}$/;

/** Maps errors of `openid-client`. Does not copy texts of the provider. */
function providerError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof AuthorizationResponseError) {
    return error.error === "access_denied"
      ? new ProviderError("denied", "the consent was refused")
      : new ProviderError("permanent", `the consent page answered ${wordOf(error.error)}`);
  }
  if (error instanceof ResponseBodyError) {
    const message = `the token endpoint answered ${error.status} ${wordOf(error.error)}`;
    if (GRANT_REFUSALS.has(error.error)) return new ProviderError("auth", message);
    const isOurs = CLIENT_REFUSALS.has(error.error) || error.status === 401;
    return new ProviderError(isOurs ? "client" : "permanent", message);
  }
  if (error instanceof Error && error.cause instanceof Error) return providerError(error.cause);
  const reason = error instanceof Error ? error.message : "no answer that makes sense";
  return new ProviderError("permanent", `the token endpoint: ${reason}`);
}

const wordOf = (text: string) => (WORD.test(text) ? text : "an error");
