import type { FastifyBaseLogger } from "fastify";
import type { EndpointMode } from "../protocol/endpoints.ts";

/** Behaviour of a sandbox; `DEFAULT_OPTIONS` fills missing fields. */
export interface SandboxSettings {
  clientId: string;
  clientSecret: string;
  /** Required in `X-Sandbox-Key` for the control plane. */
  controlKey: string;
  /** Allowed redirect URIs, compared exactly. */
  redirectUris: readonly string[];
  /** Receives every webhook; `control.setEndpoints` sets one for each type. */
  webhookUrl: string | null;
  webhookMode: EndpointMode;
  /** Determines the athletes' recordings and every random choice. */
  seed: string;
  daysBefore: number;
  daysAfter: number;
  /** True uploads and announces future recordings when their time comes. */
  isLive: boolean;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  codeSeconds: number;
  /** How long the URL in a ping is valid. */
  callbackTokenSeconds: number;
  /** True revokes every token of a connection when an old refresh token is reused. */
  endsFamilyOnReuse: boolean;
  /** Delay between the 202 response and the webhook. */
  backfillDelayMs: number;
  /** Maximum span of one backfill request, and its maximum reach before the connection. */
  backfillSpanDays: number;
  backfillReachDays: number;
  /** Maximum requested days per minute, for all athletes together. */
  backfillDaysPerMinute: number;
  /** Maximum calls of the training interface: of all athletes in a minute, of one in a day. */
  trainingCallsPerMinute: number;
  trainingCallsPerDay: number;
  /** Delay before the first retry of a webhook; doubles with each retry. */
  retryMs: number;
  maxTries: number;
  webhookTimeoutMs: number;
}

export interface SandboxOptions extends Partial<SandboxSettings> {
  /** 0, the default, picks a free port. */
  port?: number;
  /** The sandbox's URL for the app, used in pings. */
  url?: string;
  /** Saves connections and tokens across restarts; without it they stay in memory. */
  stateFile?: string;
  /** Loopback by default; a container needs another address. */
  host?: string;
  logger?: FastifyBaseLogger;
}

export const DEFAULT_SETTINGS: SandboxSettings = {
  clientId: "triplan-sandbox",
  clientSecret: "triplan-sandbox-secret",
  controlKey: "triplan-sandbox-control",
  redirectUris: [],
  webhookUrl: null,
  webhookMode: "push",
  seed: "triplan",
  daysBefore: 42,
  daysAfter: 13,
  isLive: false,
  accessTokenSeconds: 86_400,
  refreshTokenSeconds: 7_775_999,
  codeSeconds: 120,
  callbackTokenSeconds: 3600,
  endsFamilyOnReuse: false,
  backfillDelayMs: 0,
  backfillSpanDays: 30,
  backfillReachDays: 90,
  backfillDaysPerMinute: 10_000,
  trainingCallsPerMinute: 3000,
  trainingCallsPerDay: 1000,
  retryMs: 1000,
  maxTries: 8,
  webhookTimeoutMs: 30_000,
};
