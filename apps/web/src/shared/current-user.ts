import { notifyManager, useQueryClient, type Query, type QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type PublicUser } from "../trpc.ts";
import { FRESH_MS } from "./cache-times.ts";
import { rememberLogin } from "./known-login.ts";
import { forgetSignedOut } from "./signed-out.ts";

/** The signed-in user, null for a visitor, undefined while nobody knows yet. */
export const useCurrentUser = () => trpc.auth.me.useQuery(undefined, { staleTime: FRESH_MS });

/** Fills the answer in before it is asked for: nobody is signed in. */
export const noteVisitor = (queryClient: QueryClient) =>
  queryClient.setQueryData(getQueryKey(trpc.auth.me, undefined, "query"), null);

const USER_PATH = getQueryKey(trpc.auth.me)[0].join(".");
const isOfOneUser = ({ queryKey: [path] }: Query) =>
  !(Array.isArray(path) && path.join(".") === USER_PATH);

/** Resolves when every screen has heard of what was set before, and shows it. */
const everyoneKnows = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));

/**
 * Makes someone else, or nobody, the current user: after login, registration and logout. Nothing
 * that was loaded for the one before is kept or may still arrive.
 */
export function useSwitchUser() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  function forget() {
    // What stays on screen is emptied too, not only what comes later.
    for (const query of queryClient.getQueryCache().findAll({ predicate: isOfOneUser }))
      query.reset();
    queryClient.removeQueries({ predicate: isOfOneUser });
  }
  return async (user: PublicUser | null) => {
    // Logging out counts too: it tells of a login from before this was remembered.
    rememberLogin();
    forgetSignedOut();
    await queryClient.cancelQueries();
    if (user) forget();
    utils.auth.me.setData(undefined, user);
    if (user) return;
    // A screen that still showed the one before would load again what it finds gone.
    await everyoneKnows();
    forget();
  };
}
