import { failureOf, jsonOf } from "../http/judge-answer.ts";
import type { FetchItem, InboundItem } from "../port/inbound-item.ts";
import { ProviderError } from "../port/provider-error.ts";
import { callApi } from "./api.ts";
import type { ProviderOptions } from "../port/provider-options.ts";
import { parseWebhook } from "./parse-webhook.ts";

/**
 * Reads what a ping points to. The URL comes from a body that nobody signed, so it is held against
 * the provider's own addresses before any request leaves: else the athlete's token would go anywhere.
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

/** Why a URL is not the provider's own, or null. */
function pingUrlProblem(options: ProviderOptions, text: string): string | null {
  const url = URL.parse(text);
  if (!url) return "no address";
  if (url.protocol !== "https:" && !(options.allowsHttp && url.protocol === "http:")) {
    return "not https";
  }
  if (url.username !== "" || url.password !== "") return "names a user";
  if (!options.callbackHosts.includes(url.host)) return "another host";
  // Encoded slashes could lead out of the prefix behind our back.
  if (/%2f|%5c/i.test(url.pathname)) return "another path";
  return url.pathname.startsWith(`/${options.apiPrefix}/rest/`) ? null : "another path";
}

/** The answer to one athlete's token is that athlete's, also where it does not say so. */
const withOwner = (entry: unknown, userId: string): unknown =>
  typeof entry === "object" && entry !== null && !("userId" in entry)
    ? { ...entry, userId }
    : entry;

/** Only activities of the athlete whose token was used: a ping that answers a ping would go round. */
function ownItem(
  item: InboundItem,
  { summaryType, providerUserId }: Pick<FetchItem, "summaryType" | "providerUserId">,
): InboundItem {
  if (item.kind === "refused" || item.kind === "ignored") return item;
  if (item.kind === "activity" && item.providerUserId === providerUserId) return item;
  return { kind: "refused", providerUserId, reason: `${summaryType}: not what was asked for` };
}
