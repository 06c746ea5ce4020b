import type { ProviderOptions } from "./port/provider-options.ts";
import { garminProvider } from "./garmin/garmin-provider.ts";
import type { ProviderId, WearableProvider } from "./port/wearable-provider.ts";

/** Every provider by its id. The sandbox speaks the first one's protocol. */
const PROVIDERS = {
  garmin: garminProvider,
  sandbox: garminProvider,
} as const satisfies Record<ProviderId, (options: ProviderOptions) => WearableProvider>;

export const createProvider = (options: ProviderOptions): WearableProvider =>
  PROVIDERS[options.id](options);
