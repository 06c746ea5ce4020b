import { WEARABLE } from "@triplan/domain";
import { GARMIN_ADDRESSES, type ProviderId, type ProviderOptions } from "@triplan/wearable";
import type { Env } from "./env.ts";
import { loadOrCreateSecret } from "./load-or-create-secret.ts";
import { tokenKeysOf } from "./token-keys.ts";
import type { TokenKey } from "./wearable-fields.ts";

/** Complete configuration, defaults included. */
export interface WearableConfig {
  provider: Omit<ProviderOptions, "now">;
  /** The redirect URL exactly as registered at the provider. */
  redirectUri: URL;
  /** The first is the one to register; all are accepted. */
  webhookSecrets: readonly string[];
  /** The first encrypts; all decrypt. */
  tokenKeys: readonly TokenKey[];
}

/** Client credentials for the sandbox only. */
export const SANDBOX_KEYS = {
  clientId: "triplan-sandbox",
  clientSecret: "triplan-sandbox-secret",
} as const;

/**
 * The provider to use, or null: the real one if it has keys; otherwise, outside production or on
 * request, the sandbox. Missing secrets are created once and stored.
 */
export function wearableConfig(
  env: Env,
  at: { publicUrl: URL; dataDir: string },
): WearableConfig | null {
  const id = primaryOf(env);
  if (id === null) return null;
  const { clientId, clientSecret } = id === "sandbox" ? SANDBOX_KEYS : realKeys(env);
  return {
    provider: { id, clientId, clientSecret, ...addressesOf(env, id) },
    redirectUri:
      env.GARMIN_REDIRECT_URI ?? new URL(`/api${WEARABLE.path}/callback`, at.publicUrl.origin),
    webhookSecrets: env.WEBHOOK_SECRETS ?? [loadOrCreateSecret(at.dataDir, "webhook-secret")],
    tokenKeys: tokenKeysOf(env, at.dataDir) ?? [],
  };
}

/** Whether the product starts the practice provider itself: never in production. */
export const startsSandbox = (env: Env, config: WearableConfig | null): boolean =>
  config?.provider.id === "sandbox" &&
  env.NODE_ENV !== "production" &&
  env.GARMIN_API_BASE === undefined &&
  env.SANDBOX_PORT > 0;

function primaryOf(env: Env): ProviderId | null {
  if (env.WEARABLE_PRIMARY) return env.WEARABLE_PRIMARY;
  if (env.GARMIN_CLIENT_ID !== undefined) return "garmin";
  const hasSandbox = env.SANDBOX_PORT > 0 || env.GARMIN_API_BASE !== undefined;
  return env.NODE_ENV !== "production" && hasSandbox ? "sandbox" : null;
}

const realKeys = (env: Env) => ({
  clientId: env.GARMIN_CLIENT_ID ?? "",
  clientSecret: env.GARMIN_CLIENT_SECRET ?? "",
});

function addressesOf(env: Env, id: ProviderId) {
  const sandbox = `http://localhost:${env.SANDBOX_PORT}`;
  const at = (real: string) => new URL(id === "sandbox" ? sandbox + new URL(real).pathname : real);
  const apiBase = env.GARMIN_API_BASE ?? at(GARMIN_ADDRESSES.apiBase);
  return {
    authUrl: env.GARMIN_AUTH_URL ?? at(GARMIN_ADDRESSES.authUrl),
    tokenUrl: env.GARMIN_TOKEN_URL ?? at(GARMIN_ADDRESSES.tokenUrl),
    apiBase,
    apiPrefix: env.GARMIN_API_PREFIX ?? GARMIN_ADDRESSES.apiPrefix,
    callbackHosts: env.GARMIN_CALLBACK_HOSTS ?? [apiBase.host],
    allowsHttp: id === "sandbox" || env.NODE_ENV !== "production",
  };
}
