import type { AppRouter } from "@triplan/api/router";
import {
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  splitLink,
  type Operation,
  type TRPCLink,
} from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { serverFetch } from "./shared/server-fetch.ts";
import { browserTimeZone } from "./shared/today.ts";

export const trpc = createTRPCReact<AppRouter>();

export type RouterOutputs = inferRouterOutputs<AppRouter>;
export type ServerLink = TRPCLink<AppRouter>;

export type PublicUser = NonNullable<RouterOutputs["auth"]["me"]>;
export type ActivityRow = RouterOutputs["activities"]["list"][number];
export type PlanRow = RouterOutputs["plans"]["list"][number];

const MAX_BATCH = 10;

/** The server rejects batched login attempts, so each goes in its own request. */
const goesAlone = ({ path }: Operation) => path === "auth.login" || path === "auth.register";

const isWatched = ({ type }: Operation) => type === "subscription";

/** Batches the calls of one tick; each request sends the athlete's time zone. */
export function createTrpcClient(url = "/trpc") {
  const transport = {
    url,
    fetch: serverFetch,
    headers: () => ({ "x-time-zone": browserTimeZone() }),
  };
  return trpc.createClient({
    links: [
      splitLink({
        condition: isWatched,
        // Uses the browser's EventSource, which reconnects by itself.
        true: httpSubscriptionLink({ url }),
        false: splitLink({
          condition: goesAlone,
          true: httpLink(transport),
          false: httpBatchLink({ ...transport, maxItems: MAX_BATCH }),
        }),
      }),
    ],
  });
}
