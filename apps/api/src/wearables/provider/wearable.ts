import { createProvider, type WearableProvider } from "@triplan/wearable";
import { singleFlight, type SingleFlight } from "./single-flight.ts";
import { createTokenCipher, type TokenCipher } from "../../secrets/token-cipher.ts";
import type { WearableConfig } from "../../env/wearable-config.ts";

export interface Wearable {
  provider: WearableProvider;
  cipher: TokenCipher;
  redirectUri: URL;
  /** Accepted secrets in the webhook path. */
  webhookSecrets: readonly string[];
  /** Lets concurrent callers in this process share one refresh per connection. */
  refreshing: SingleFlight<string>;
}

// Each refresh holds a pool connection while the provider responds.
const MAX_CONCURRENT_REFRESHES = 4;

export const createWearable = (config: WearableConfig, now: () => Date): Wearable => ({
  provider: createProvider({ ...config.provider, now }),
  cipher: createTokenCipher(config.tokenKeys),
  redirectUri: config.redirectUri,
  webhookSecrets: config.webhookSecrets,
  refreshing: singleFlight(MAX_CONCURRENT_REFRESHES),
});
