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

/** The server refuses to try passwords by the batch, so each goes in a request of its own. */
const goesAlone = ({ path }: Operation) => path === "auth.login" || path === "auth.register";

const isWatched = ({ type }: Operation) => type === "subscription";

/** Calls of one moment share a request; each says in which zone the athlete's day is reckoned. */
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
        // An event stream of the browser's own, which connects again by itself.
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
