import { createProvider, type WearableProvider } from "@triplan/wearable";
import { singleFlight, type SingleFlight } from "./single-flight.ts";
import { createTokenBox, type TokenBox } from "./token-box.ts";
import type { WearableConfig } from "./wearable-config.ts";

/** The watch service as use cases and jobs have it; null in their context where there is none. */
export interface Wearable {
  provider: WearableProvider;
  box: TokenBox;
  redirectUri: URL;
  /** The parts of the path by which we know a webhook; all are accepted. */
  webhookSecrets: readonly string[];
  /** One caller of this process refreshes a connection's token, the others wait for it. */
  refreshing: SingleFlight<string>;
}

// Each holds a connection of the pool while the provider answers.
const REFRESHES_AT_ONCE = 4;

export const createWearable = (config: WearableConfig, now: () => Date): Wearable => ({
  provider: createProvider({ ...config.provider, now }),
  box: createTokenBox(config.tokenKeys),
  redirectUri: config.redirectUri,
  webhookSecrets: config.webhookSecrets,
  refreshing: singleFlight(REFRESHES_AT_ONCE),
});
