import type { IsoDate } from "@triplan/domain";
import type { Workout } from "@triplan/workout-files";
import type { FetchItem, InboundBody, InboundItem } from "./inbound-item.ts";
import type { TokenSet } from "./token-set.ts";

/**
 * Stored in rows, so names must not change. The sandbox uses the first provider's adapter at other
 * addresses.
 */
export type ProviderId = "garmin" | "sandbox";

export interface ProviderCapabilities {
  /** `async`: history is requested and arrives by webhook; `list`: the response contains it. */
  history: "async" | "list" | "none";
  /** Maximum days per request for history. */
  historyDays: number;
  webhook: "push" | "ping" | "both" | "none";
  /** True if a call can revoke an athlete's consent. */
  deregister: boolean;
  /** Without these, nothing is stored. */
  requiredPermissions: readonly string[];
  /** Without these, history can't be requested. */
  historyPermissions: readonly string[];
  /** Without these, no planned workout can be sent. */
  workoutPermissions: readonly string[];
  /** Counts up when the same workout is written in another way, so that it is sent again. */
  workoutVersion: number;
}

/** A workout at the provider, and its day in the athlete's calendar; null before it has one. */
export interface SentWorkout {
  workoutId: string;
  scheduleId: string | null;
}

/** The owner of an access token, and what they share. */
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
   * `accepted`: the window's webhooks will follow; `repeated`: requested before, no new ones
   * follow; `too_early`: the provider has no data that old.
   */
  outcome: "accepted" | "repeated" | "too_early";
  /** The requested window after moving its start to the provider's earliest day. */
  window: HistoryWindow;
  /** The history itself, from providers that return it. */
  items: InboundItem[];
}

/**
 * A watch service. Calls throw only `ProviderError`, also on abort; each has its own time limit.
 * Provider-specific facts stay behind this interface.
 */
export interface WearableProvider {
  readonly id: ProviderId;
  readonly capabilities: ProviderCapabilities;
  /** URL of the consent page. The challenge is the S256 of the verifier. */
  authorizeUrl(request: { state: string; codeChallenge: string; redirectUri: string }): URL;
  /** Checks the state of the callback (the redirect URI with its query) and exchanges its code. */
  exchangeCode(
    request: { callbackUrl: URL; state: string; codeVerifier: string },
    signal: AbortSignal,
  ): Promise<TokenSet>;
  /** Throws `auth` if the grant is refused, `client` if our keys are. */
  refresh(refreshToken: string, signal: AbortSignal): Promise<TokenSet>;
  identity(accessToken: string, signal: AbortSignal): Promise<ProviderIdentity>;
  /** Revokes the consent. Succeeds if it has ended already. */
  revoke(accessToken: string, signal: AbortSignal): Promise<void>;
  requestHistory(
    accessToken: string,
    window: HistoryWindow,
    signal: AbortSignal,
  ): Promise<HistoryAnswer>;
  /** Fetches the content of a ping. Refuses a URL that is not the provider's without calling it. */
  fetchPing(
    accessToken: string,
    ping: Pick<FetchItem, "url" | "summaryType" | "providerUserId">,
    signal: AbortSignal,
  ): Promise<InboundItem[]>;
  /**
   * Creates a workout, or replaces the one with the id; returns its id, which is a new one if the
   * athlete has deleted that workout. Throws `permanent` with a reason for one that is refused.
   */
  saveWorkout(
    accessToken: string,
    request: { workoutId: string | null; workout: Workout },
    signal: AbortSignal,
  ): Promise<string>;
  /**
   * Puts a workout on a day, or moves it there; returns the id of its place in the calendar. With
   * `mayBeThere`, a place whose id is not known is looked for first: its answer may have been lost.
   */
  scheduleWorkout(
    accessToken: string,
    request: SentWorkout & { date: IsoDate; mayBeThere: boolean },
    signal: AbortSignal,
  ): Promise<string>;
  /** Deletes a workout and its day. Succeeds if they are gone already. */
  removeWorkout(accessToken: string, sent: SentWorkout, signal: AbortSignal): Promise<void>;
  /**
   * The reason why the request can't be the provider's, or null. Does not check the secret path.
   */
  webhookProblem(headers: Headers): string | null;
  /** Never throws; takes a body from `parseExactJson`. */
  parseWebhook(body: unknown): InboundBody;
  /** The provider's clock, for the doctor command; null if unknown. */
  clock(signal: AbortSignal): Promise<Date | null>;
}
