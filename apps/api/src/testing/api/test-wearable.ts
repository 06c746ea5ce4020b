import { createWearable, type Wearable } from "../../wearables/provider/wearable.ts";
import { SANDBOX_KEYS, type WearableConfig } from "../../env/wearable-config.ts";

/** No server listens here: calls to the provider fail. */
export const UNREACHABLE_URL = "http://127.0.0.1:1";
export const WEBHOOK_SECRET = "a-webhook-secret-of-more-than-32-letters";
export const TOKEN_KEY = { id: "k1", key: new Uint8Array(32).fill(7) };
export const REDIRECT_URI = "http://localhost:3000/api/garmin/callback";

export interface TestProvider {
  url: string;
  now: () => Date;
  /** Time limit of calls in milliseconds. */
  timeLimit?: number;
}

/** The provider at a sandbox's address, configured as in `main`. */
export const testWearable = ({ url, now, timeLimit }: TestProvider): Wearable =>
  createWearable(testConfig(url, timeLimit), now);

/** The time limit is long by default, for a busy machine. */
export function testConfig(url: string, timeLimit = 60_000): WearableConfig {
  return {
    provider: {
      id: "sandbox",
      ...SANDBOX_KEYS,
      authUrl: new URL("/oauth2Confirm", url),
      tokenUrl: new URL("/di-oauth2-service/oauth/token", url),
      apiBase: new URL(url),
      apiPrefix: "wellness-api",
      callbackHosts: [new URL(url).host],
      allowsHttp: true,
      timeLimit,
    },
    redirectUri: new URL(REDIRECT_URI),
    webhookSecrets: [WEBHOOK_SECRET],
    tokenKeys: [TOKEN_KEY],
  };
}
