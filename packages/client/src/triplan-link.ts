import type { AppRouter } from "@triplan/api/router";
import {
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  splitLink,
  type getFetch,
  type Operation,
  type TRPCLink,
} from "@trpc/client";

export interface LinkOptions {
  /** Address of the tRPC endpoint; in a browser it may be a path. */
  url: string;
  /** By default the global one. */
  fetch?: typeof globalThis.fetch;
  /** IANA name that decides the athlete's calendar day; by default the machine's. */
  timeZone?: () => string;
}

const MAX_BATCH = 10;

/** The server rejects batched login attempts, so each goes in its own request. */
const ALONE = new Set(["auth.login", "auth.register", "passkeys.login", "secondFactor.login"]);
const goesAlone = ({ path }: Operation) => ALONE.has(path);

const isSubscription = ({ type }: Operation) => type === "subscription";

const machineTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Batches the calls of one tick; each request sends the athlete's time zone. */
export function triplanLink({
  url,
  fetch = globalThis.fetch,
  timeZone = machineTimeZone,
}: LinkOptions): TRPCLink<AppRouter> {
  const send: ReturnType<typeof getFetch> = (input, { signal, ...init } = {}) =>
    fetch(input, { ...init, signal: signal ?? null });
  const transport = { url, headers: () => ({ "x-time-zone": timeZone() }), fetch: send };
  return splitLink({
    condition: isSubscription,
    // Uses the EventSource of browsers, which reconnects by itself.
    true: httpSubscriptionLink({ url }),
    false: splitLink({
      condition: goesAlone,
      true: httpLink(transport),
      false: httpBatchLink({ ...transport, maxItems: MAX_BATCH }),
    }),
  });
}
