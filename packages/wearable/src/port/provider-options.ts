import type { ProviderId } from "./wearable-provider.ts";

/** Addresses and keys of a provider. The sandbox differs only in these. */
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
  /** Hosts (with a non-standard port) that pings may point to. */
  callbackHosts: readonly string[];
  /** Only for a provider on this machine: tokens would travel unencrypted. */
  allowsHttp: boolean;
  now: () => Date;
  /** Milliseconds per call; 8000 by default, less than a transaction may idle. */
  timeLimit?: number;
}
