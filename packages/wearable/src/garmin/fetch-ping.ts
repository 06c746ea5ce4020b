import { failureOf, jsonOf } from "../http/judge-answer.ts";
import type { FetchItem, InboundItem } from "../port/inbound-item.ts";
import { ProviderError } from "../port/provider-error.ts";
import { callApi } from "./api.ts";
import type { ProviderOptions } from "../port/provider-options.ts";
import { parseWebhook } from "./parse-webhook.ts";

/**
 * Fetches the content of a ping. Its body is unsigned, so the URL is checked against the provider's
 * own addresses first: the athlete's token must not leak to another host.
 */
export async function fetchPing(
  options: ProviderOptions,
  accessToken: string,
  ping: Pick<FetchItem, "url" | "summaryType" | "providerUserId">,
  signal: AbortSignal,
): Promise<InboundItem[]> {
  const problem = pingUrlProblem(options, ping.url);
  if (problem) throw new ProviderError("permanent", `callbackURL: ${problem}`);
  const call = { url: new URL(ping.url), method: "GET", accessToken } as const;
  const answer = await callApi(options, call, signal);
  const failure = failureOf(answer, options.now());
  if (failure) throw failure;
  const body = jsonOf(answer);
  if (!Array.isArray(body)) throw new ProviderError("retry", "the answer is no list");
  const entries = body.map((entry: unknown) => withOwner(entry, ping.providerUserId));
  return parseWebhook({ [ping.summaryType]: entries }).items.map((item) => ownItem(item, ping));
}

/** The reason why a URL is not the provider's, or null. */
function pingUrlProblem(options: ProviderOptions, text: string): string | null {
  const url = URL.parse(text);
  if (!url) return "no address";
  if (url.protocol !== "https:" && !(options.allowsHttp && url.protocol === "http:")) {
    return "not https";
  }
  if (url.username !== "" || url.password !== "") return "names a user";
  if (!options.callbackHosts.includes(url.host)) return "another host";
  // Encoded slashes could escape the prefix.
  if (/%2f|%5c/i.test(url.pathname)) return "another path";
  return url.pathname.startsWith(`/${options.apiPrefix}/rest/`) ? null : "another path";
}

/** The response belongs to the owner of the token, even if it names no user. */
const withOwner = (entry: unknown, userId: string): unknown =>
  typeof entry === "object" && entry !== null && !("userId" in entry)
    ? { ...entry, userId }
    : entry;

/** Accepts only activities of the token's owner. A ping in the response would cause a loop. */
function ownItem(
  item: InboundItem,
  { summaryType, providerUserId }: Pick<FetchItem, "summaryType" | "providerUserId">,
): InboundItem {
  if (item.kind === "refused" || item.kind === "ignored") return item;
  if (item.kind === "activity" && item.providerUserId === providerUserId) return item;
  return { kind: "refused", providerUserId, reason: `${summaryType}: not what was asked for` };
}
