import type { AppRouter } from "@triplan/api/router";
import { httpBatchLink } from "@trpc/client";
import { createTRPCReact, type inferReactQueryProcedureOptions } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";

export const trpc = createTRPCReact<AppRouter>();

export type RouterOutputs = inferRouterOutputs<AppRouter>;
export type QueryOptions = inferReactQueryProcedureOptions<AppRouter>;

const MAX_BATCH = 10;

/** Calls of one moment share a request; each says in which zone the athlete's day is reckoned. */
export const createTrpcClient = () =>
  trpc.createClient({
    links: [
      httpBatchLink({
        url: "/trpc",
        maxItems: MAX_BATCH,
        headers: () => ({ "x-time-zone": Intl.DateTimeFormat().resolvedOptions().timeZone }),
      }),
    ],
  });
