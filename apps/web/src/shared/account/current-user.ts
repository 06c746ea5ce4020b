import { notifyManager, useQueryClient, type Query, type QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type PublicUser } from "../network/trpc.ts";
import { FRESH_MS } from "../network/cache-times.ts";
import { rememberLogin } from "./known-login.ts";
import { clearSignedOut } from "./signed-out.ts";

/** The signed-in user, null for a visitor, undefined while loading. */
export const useCurrentUser = () => trpc.auth.me.useQuery(undefined, { staleTime: FRESH_MS });

/** Sets the cached user to visitor without a request. */
export const setVisitor = (queryClient: QueryClient) =>
  queryClient.setQueryData(getQueryKey(trpc.auth.me, undefined, "query"), null);

const USER_PATH = getQueryKey(trpc.auth.me)[0].join(".");
const isOfOneUser = ({ queryKey: [path] }: Query) =>
  !(Array.isArray(path) && path.join(".") === USER_PATH);

/** Resolves when all subscribers were notified and have rendered. */
const subscribersNotified = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));

/**
 * Switches the current user after login, registration and logout. Cancels pending queries and
 * clears the previous user's data.
 */
export function useSwitchUser() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  function forget() {
    // Resets mounted queries too, not only future ones.
    for (const query of queryClient.getQueryCache().findAll({ predicate: isOfOneUser }))
      query.reset();
    queryClient.removeQueries({ predicate: isOfOneUser });
  }
  return async (user: PublicUser | null) => {
    // A logout also proves an earlier login.
    rememberLogin();
    clearSignedOut();
    await queryClient.cancelQueries();
    if (user) forget();
    utils.auth.me.setData(undefined, user);
    if (user) return;
    // Wait, or a screen that still shows the previous user would refetch the removed data.
    await subscribersNotified();
    forget();
  };
}
