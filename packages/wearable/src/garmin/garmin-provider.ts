import { boundedFetch } from "../http/bounded-fetch.ts";
import type { ProviderCapabilities, WearableProvider } from "../port/wearable-provider.ts";
import { identity, revoke } from "./api.ts";
import { fetchPing } from "./fetch-ping.ts";
import type { ProviderOptions } from "../port/provider-options.ts";
import { limitsOf } from "./limits.ts";
import { authorizeUrl, exchangeCode, refresh } from "./oauth.ts";
import { parseWebhook } from "./parse-webhook.ts";
import { requestHistory } from "./request-history.ts";
import { removeWorkout, saveWorkout, scheduleWorkout } from "./send-workouts.ts";

const CAPABILITIES: ProviderCapabilities = {
  history: "async",
  historyDays: 30,
  webhook: "both",
  deregister: true,
  requiredPermissions: ["ACTIVITY_EXPORT"],
  historyPermissions: ["HISTORICAL_DATA_EXPORT"],
  workoutPermissions: ["WORKOUT_IMPORT"],
  workoutVersion: 1,
};

/** The Garmin Connect Developer Program, or a stand-in that speaks its protocol. */
export const garminProvider = (options: ProviderOptions): WearableProvider => ({
  id: options.id,
  capabilities: CAPABILITIES,
  authorizeUrl: (request) => authorizeUrl(options, request),
  exchangeCode: (request, signal) => exchangeCode(options, request, signal),
  refresh: (refreshToken, signal) => refresh(options, refreshToken, signal),
  identity: (accessToken, signal) => identity(options, accessToken, signal),
  revoke: (accessToken, signal) => revoke(options, accessToken, signal),
  requestHistory: (accessToken, window, signal) =>
    requestHistory(options, accessToken, window, signal),
  fetchPing: (accessToken, ping, signal) => fetchPing(options, accessToken, ping, signal),
  saveWorkout: (accessToken, request, signal) => saveWorkout(options, accessToken, request, signal),
  scheduleWorkout: (accessToken, request, signal) =>
    scheduleWorkout(options, accessToken, request, signal),
  removeWorkout: (accessToken, sent, signal) => removeWorkout(options, accessToken, sent, signal),
  webhookProblem: (headers) => webhookProblem(options, headers),
  parseWebhook,
  clock: (signal) => clock(options, signal),
});

/** Webhooks are unsigned; those that name another app are rejected. */
function webhookProblem(options: ProviderOptions, headers: Headers): string | null {
  const clientId = headers.get("garmin-client-id");
  return clientId === null || clientId === options.clientId ? null : "meant for another app";
}

async function clock(options: ProviderOptions, signal: AbortSignal): Promise<Date | null> {
  const { headers } = await boundedFetch(
    options.apiBase,
    { method: "HEAD" },
    limitsOf(options),
    signal,
  );
  const time = Date.parse(headers.get("date") ?? "");
  return Number.isNaN(time) ? null : new Date(time);
}
