import type { FastifyBaseLogger } from "fastify";
import type { EndpointMode } from "./webhooks/endpoints.ts";

/** How a sandbox behaves; what is missing is as in `DEFAULT_OPTIONS`. */
export interface SandboxSettings {
  clientId: string;
  clientSecret: string;
  /** The value that the control plane asks for in `X-Sandbox-Key`. */
  controlKey: string;
  /** Where the consent page may send an athlete back to, letter for letter. */
  redirectUris: readonly string[];
  /** Receives every webhook; `control.setEndpoints` names one for each type. */
  webhookUrl: string | null;
  webhookMode: EndpointMode;
  /** The athletes' recordings, and every random choice, follow from it. */
  seed: string;
  daysBefore: number;
  daysAfter: number;
  /** True uploads (and announces) what lies ahead when its time comes. */
  isLive: boolean;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  codeSeconds: number;
  /** How long the address in a ping may be called. */
  callbackTokenSeconds: number;
  /** True ends every token of a connection when an old refresh token is used again. */
  endsFamilyOnReuse: boolean;
  /** From the answer 202 to the webhook. */
  backfillDelayMs: number;
  /** The longest span of one backfill request, and how far back from the connection it may reach. */
  backfillSpanDays: number;
  backfillReachDays: number;
  /** How many days may be asked for in a minute, over all athletes. */
  backfillDaysPerMinute: number;
  /** The first gap between two tries of a webhook; it doubles each time. */
  retryMs: number;
  maxTries: number;
  webhookTimeoutMs: number;
}

export interface SandboxOptions extends Partial<SandboxSettings> {
  /** 0, the default, takes any free port. */
  port?: number;
  /** How the app reaches the sandbox; the addresses in pings begin with it. */
  url?: string;
  /** Keeps connections and tokens over a restart; without it they live in memory. */
  stateFile?: string;
  /** Loopback alone unless a container must be reached from outside. */
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
  retryMs: 1000,
  maxTries: 8,
  webhookTimeoutMs: 30_000,
};
