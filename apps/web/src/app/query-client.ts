import { QueryClient } from "@tanstack/react-query";

const UNUSED_MS = 5 * 60_000;

/** The caching rules of the product. @see spec §9 "Client data handling" */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: UNUSED_MS,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a connection a call fails at once and says so, instead of waiting in silence.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
