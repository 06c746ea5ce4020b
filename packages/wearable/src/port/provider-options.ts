import type { ProviderId } from "./wearable-provider.ts";

/** Where the provider is and who we are to it. The sandbox differs by these alone. */
export interface ProviderOptions {
  id: ProviderId;
  clientId: string;
  clientSecret: string;
  /** The consent page. */
  authUrl: URL;
  tokenUrl: URL;
  /** Scheme, host and port of the API. */
  apiBase: URL;
  /** First part of the API's paths, without slashes. */
  apiPrefix: string;
  /** Hosts, with their port where it is not the usual one, that pings may point to. */
  callbackHosts: readonly string[];
  /** True for a provider on this machine alone: tokens would travel in the clear. */
  allowsHttp: boolean;
  now: () => Date;
  /** Milliseconds a call may take; 8000 unless given, less than a transaction may idle. */
  timeLimit?: number;
}
