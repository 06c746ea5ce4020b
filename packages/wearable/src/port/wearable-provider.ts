import type { FetchItem, InboundBody, InboundItem } from "./inbound-item.ts";
import type { TokenSet } from "./token-set.ts";

/** Stored in rows: a name, once given, stays. The sandbox is the first provider's adapter at other addresses. */
export type ProviderId = "garmin" | "sandbox";

/** What a provider can do, so that no one asks for more. */
export interface ProviderCapabilities {
  /** `async`: history is asked for and comes by webhook; `list`: the answer holds it. */
  history: "async" | "list" | "none";
  /** The longest window of one request for history. */
  historyDays: number;
  webhook: "push" | "ping" | "both" | "none";
  /** True when an athlete's consent can be given back by a call. */
  deregister: boolean;
  /** Without these, nothing is stored. */
  requiredPermissions: readonly string[];
  /** Without these, history can't be asked for. */
  historyPermissions: readonly string[];
}

/** Who an access token belongs to, and what they share. */
export interface ProviderIdentity {
  providerUserId: string;
  permissions: string[];
}

/** From included, to excluded. */
export interface HistoryWindow {
  from: Date;
  to: Date;
}

export interface HistoryAnswer {
  /**
   * `accepted`: the window's webhooks will follow; `repeated`: it was asked for before and no new
   * ones follow; `too_early`: all of it lies before what the provider gives out.
   */
  outcome: "accepted" | "repeated" | "too_early";
  /** What was asked for in the end: providers have an earliest day. */
  window: HistoryWindow;
  /** The history itself, from providers that answer with it. */
  items: InboundItem[];
}

/**
 * A watch service. Its calls throw a `ProviderError` and nothing else, also when the signal aborts;
 * each has a time limit of its own. Provider facts stay behind this door.
 */
export interface WearableProvider {
  readonly id: ProviderId;
  readonly capabilities: ProviderCapabilities;
  /** Where the athlete is sent to consent. The challenge is S256 of the verifier. */
  authorizeUrl(request: { state: string; codeChallenge: string; redirectUri: string }): URL;
  /** Checks the state of the callback (the redirect URI with its query) and exchanges its code. */
  exchangeCode(
    request: { callbackUrl: URL; state: string; codeVerifier: string },
    signal: AbortSignal,
  ): Promise<TokenSet>;
  /** `auth` when the grant is refused, `client` when our keys are. */
  refresh(refreshToken: string, signal: AbortSignal): Promise<TokenSet>;
  identity(accessToken: string, signal: AbortSignal): Promise<ProviderIdentity>;
  /** Gives the consent back. What is gone already counts as done. */
  revoke(accessToken: string, signal: AbortSignal): Promise<void>;
  requestHistory(
    accessToken: string,
    window: HistoryWindow,
    signal: AbortSignal,
  ): Promise<HistoryAnswer>;
  /** Reads what a ping points to. A URL that is not the provider's own is refused unasked. */
  fetchPing(
    accessToken: string,
    ping: Pick<FetchItem, "url" | "summaryType" | "providerUserId">,
    signal: AbortSignal,
  ): Promise<InboundItem[]>;
  /** Why the request can't be the provider's, or null. The secret path is not its business. */
  webhookProblem(headers: Headers): string | null;
  /** Total: whatever the body (of `parseExactJson`) is, it answers items and never throws. */
  parseWebhook(body: unknown): InboundBody;
  /** The provider's own clock, for the doctor; null when it does not say. */
  clock(signal: AbortSignal): Promise<Date | null>;
}
