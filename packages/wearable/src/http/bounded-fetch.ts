import { ProviderError } from "../port/provider-error.ts";

export interface ProviderAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export interface FetchLimits {
  /** Milliseconds until the last byte. */
  time: number;
  bytes: number;
}

export interface ProviderRequest {
  method: "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Calls a provider. Redirects are not followed, because they would receive the token. Throws a
 * `ProviderError`: `retry` on a network error, time limit or abort, `permanent` for a response over
 * its maximum size. The caller checks the status.
 */
export async function boundedFetch(
  url: URL,
  request: ProviderRequest,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(limits.time)]);
  try {
    const response = await fetch(url, { ...request, redirect: "manual", signal: until });
    const text = await readText(response, limits.bytes);
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError("retry", `${url.host}: ${reasonOf(error, until)}`);
  }
}

/** The network's error without the URL, whose query may contain a token. */
function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "no answer in time";
  const cause = error instanceof Error ? error.cause : undefined;
  const code: unknown = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? code : "the connection broke";
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new ProviderError("permanent", "the answer is too large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
