import { parseExactJson } from "../json/parse-exact-json.ts";
import { ProviderError, type ProviderErrorKind } from "../port/provider-error.ts";
import type { ProviderAnswer } from "./bounded-fetch.ts";

const KINDS: Readonly<Record<number, ProviderErrorKind>> = {
  401: "auth",
  403: "permission",
  404: "gone",
  408: "retry",
  410: "gone",
  429: "rate_limited",
};

const LONGEST_WAIT = 24 * 3600;

/** What is wrong with an answer by its status; null for 2xx. */
export function failureOf(
  { status, headers }: Pick<ProviderAnswer, "status" | "headers">,
  now: Date,
): ProviderError | null {
  if (status >= 200 && status < 300) return null;
  const kind = KINDS[status] ?? (status >= 500 ? "retry" : "permanent");
  return new ProviderError(kind, `status ${status}`, retryAfterSeconds(headers, now));
}

/** `Retry-After` in both of its forms, as seconds from 0 to a day; null where there is none. */
function retryAfterSeconds(headers: Headers, now: Date): number | null {
  const text = headers.get("retry-after")?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1000;
  return Number.isNaN(seconds) ? null : Math.ceil(Math.min(Math.max(seconds, 0), LONGEST_WAIT));
}

/** The JSON of an answer. A page of HTML with status 200 is a provider in trouble: `retry`. */
export function jsonOf({ text }: Pick<ProviderAnswer, "text">): unknown {
  try {
    return parseExactJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new ProviderError("retry", "the answer is no JSON");
    throw error;
  }
}
