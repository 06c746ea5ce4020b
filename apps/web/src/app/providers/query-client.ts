import { isServer, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized, markSignedOut } from "../../shared/account/signed-out.ts";

const UNUSED_MS = 5 * 60_000;

/**
 * The product's caching rules. Any unauthorized answer opens the login dialog over the page, so
 * that nothing typed is lost.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => isUnauthorized(error) && markSignedOut(),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (isUnauthorized(error) && !meta?.["handlesUnauthorized"]) markSignedOut();
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
