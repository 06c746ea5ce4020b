import {
  isServer,
  MutationCache,
  QueryCache,
  QueryClient,
  type Query,
} from "@tanstack/react-query";
import { isUnauthorized, markSignedOut } from "../../shared/account/signed-out.ts";
import { isRefusal } from "../../shared/network/is-refusal.ts";
import { isKeptPath, pathOfQuery } from "../../shared/offline/kept-paths.ts";

const UNUSED_MS = 5 * 60_000;

/** To refetch after a call without an answer. A signed-out `auth.me` would close the open page. */
const isShownOffline = ({ queryKey }: Query): boolean => {
  const path = pathOfQuery(queryKey);
  return isKeptPath(path) && path !== "auth.me";
};

/**
 * The product's caching rules. Any unauthorized answer opens the login dialog over the page, so
 * that nothing typed is lost.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => isUnauthorized(error) && markSignedOut(),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (isUnauthorized(error) && !meta?.["handlesUnauthorized"]) markSignedOut();
        // The server may have done it before its answer was lost.
        if (!isRefusal(error)) void client.invalidateQueries({ predicate: isShownOffline });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        // A garbage collection timer would keep the build process alive after prerendering.
        gcTime: isServer ? Infinity : UNUSED_MS,
        retry: false,
        refetchOnWindowFocus: false,
        // Offline calls fail at once with a message instead of pausing silently.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}
