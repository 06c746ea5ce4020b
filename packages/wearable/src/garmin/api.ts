import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { boundedFetch, type ProviderAnswer, type ProviderRequest } from "../http/bounded-fetch.ts";
import { failureOf, jsonOf } from "../http/judge-answer.ts";
import { ProviderError } from "../port/provider-error.ts";
import type { ProviderIdentity } from "../port/wearable-provider.ts";
import type { ProviderOptions } from "../port/provider-options.ts";
import { limitsOf } from "./limits.ts";

const TRIES = 3;
const FIRST_PAUSE = 200;

const identitySchema = z.object({ userId: z.string().min(1).max(255) });
const permissionsSchema = z.object({ permissions: z.array(z.string().max(100)).max(100) });

export const apiUrl = (options: ProviderOptions, path: string): URL =>
  new URL(`/${options.apiPrefix}/rest/${path}`, options.apiBase);

/** Calls the API with the athlete's token; returns any status. */
export const callApi = (
  options: ProviderOptions,
  call: { url: URL; method: ProviderRequest["method"]; accessToken: string; body?: object },
  signal: AbortSignal,
): Promise<ProviderAnswer> => {
  const { url, method, accessToken, body } = call;
  const headers = { authorization: `Bearer ${accessToken}`, accept: "application/json" };
  const request = body
    ? {
        method,
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      }
    : { method, headers };
  return boundedFetch(url, request, limitsOf(options), signal);
};

/** The owner of the token. Retried, because without it there is no connection. */
export async function identity(
  options: ProviderOptions,
  accessToken: string,
  signal: AbortSignal,
): Promise<ProviderIdentity> {
  // All attempts share the time limit of one call: an athlete is waiting.
  const until = AbortSignal.any([signal, AbortSignal.timeout(limitsOf(options).time)]);
  const ask = <T>(path: string, schema: z.ZodType<T>) =>
    withRetries(() => getJson(options, { path, schema, accessToken }, until), until);
  const { userId } = await ask("user/id", identitySchema);
  const { permissions } = await ask("user/permissions", permissionsSchema);
  return { providerUserId: userId, permissions };
}

export async function revoke(
  options: ProviderOptions,
  accessToken: string,
  signal: AbortSignal,
): Promise<void> {
  const url = apiUrl(options, "user/registration");
  const answer = await callApi(options, { url, method: "DELETE", accessToken }, signal);
  const failure = failureOf(answer, options.now());
  if (failure && failure.kind !== "gone") throw failure;
}

async function getJson<T>(
  options: ProviderOptions,
  call: { path: string; schema: z.ZodType<T>; accessToken: string },
  signal: AbortSignal,
): Promise<T> {
  const url = apiUrl(options, call.path);
  const answer = await callApi(
    options,
    { url, method: "GET", accessToken: call.accessToken },
    signal,
  );
  const failure = failureOf(answer, options.now());
  if (failure) throw failure;
  const result = call.schema.safeParse(jsonOf(answer));
  if (!result.success) throw new ProviderError("retry", `${call.path}: the answer makes no sense`);
  return result.data;
}

/** Retries transient failures. */
async function withRetries<T>(ask: () => Promise<T>, until: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      const isPassing = error instanceof ProviderError && error.kind === "retry";
      if (!isPassing || tried === TRIES || until.aborted) throw error;
      await wait(FIRST_PAUSE * 2 ** tried * Math.random());
    }
  }
}
