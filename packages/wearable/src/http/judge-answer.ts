import { parseExactJson } from "../json/parse-exact-json.ts";
import { ProviderError, type ProviderErrorKind } from "../port/provider-error.ts";
import type { ProviderAnswer } from "./bounded-fetch.ts";

const KINDS: Readonly<Record<number, ProviderErrorKind>> = {
  401: "auth",
  403: "permission",
  404: "gone",
  408: "retry",
  410: "gone",
  412: "permission",
  429: "rate_limited",
};

const LONGEST_WAIT = 24 * 3600;

/** The error of a response by its status; null for 2xx. */
export function failureOf(
  { status, headers }: Pick<ProviderAnswer, "status" | "headers">,
  now: Date,
): ProviderError | null {
  if (status >= 200 && status < 300) return null;
  const kind = KINDS[status] ?? (status >= 500 ? "retry" : "permanent");
  return new ProviderError(kind, `status ${status}`, retryAfterSeconds(headers, now));
}

/** `Retry-After` in either form, as 0 to 86,400 seconds; null without one. */
function retryAfterSeconds(headers: Headers, now: Date): number | null {
  const text = headers.get("retry-after")?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1000;
  return Number.isNaN(seconds) ? null : Math.ceil(Math.min(Math.max(seconds, 0), LONGEST_WAIT));
}

/**
 * Parses a JSON response. An HTML page with status 200 means that the provider is in trouble:
 * `retry`.
 */
export function jsonOf({ text }: Pick<ProviderAnswer, "text">): unknown {
  try {
    return parseExactJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new ProviderError("retry", "the answer is no JSON");
    throw error;
  }
}
