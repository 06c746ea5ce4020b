import { isServer, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized, noteSignedOut } from "../shared/signed-out.ts";

const UNUSED_MS = 5 * 60_000;

/**
 * The caching rules of the product. A refusal for want of a login, of whatever call, asks for one
 * where the user is, so that nothing typed is lost.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => isUnauthorized(error) && noteSignedOut(),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (isUnauthorized(error) && !meta?.["seesToLogin"]) noteSignedOut();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        // A timer would keep the build waiting after it has drawn the visitor's pages.
        gcTime: isServer ? Infinity : UNUSED_MS,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a connection a call fails at once and says so, instead of waiting in silence.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
