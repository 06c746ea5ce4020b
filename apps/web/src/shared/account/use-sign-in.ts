import { trpc, type PublicUser } from "../network/trpc.ts";
import type { AuthMode } from "./auth-mode.ts";
import { useSwitchUser } from "./current-user.ts";
import { FAILURES } from "../notifications/messages.ts";
import { notifyFailure } from "../notifications/notify.ts";
import { HANDLES_UNAUTHORIZED, isCodeRequired } from "./signed-out.ts";
import { useLoggedIn } from "./use-logged-in.ts";
import { useVisitorUnits } from "../preferences/visitor-units.ts";

/**
 * Logs in or registers; the response is the new current user. An account with two-step login needs
 * a code as well.
 */
export function useSignIn(mode: AuthMode, onCodeNeeded: () => void) {
  const switchUser = useSwitchUser();
  const onLoggedIn = useLoggedIn();
  const keepUnits = useSaveVisitorUnits();
  const options = {
    meta: HANDLES_UNAUTHORIZED,
    onSuccess: switchUser,
    onError: (error: unknown) => {
      if (isCodeRequired(error)) onCodeNeeded();
      else notifyFailure(FAILURES[mode], error);
    },
  };
  const login = trpc.auth.login.useMutation({
    ...options,
    onSuccess: onLoggedIn,
  });
  const register = trpc.auth.register.useMutation({
    ...options,
    onSuccess: async (user) => {
      await switchUser(user);
      await keepUnits(user);
    },
  });
  return mode === "login" ? login : register;
}

/** Saves a visitor's chosen units to the new account. */
function useSaveVisitorUnits() {
  const utils = trpc.useUtils();
  const [unitPreference] = useVisitorUnits();
  return async (user: PublicUser) => {
    if (user.unitPreference === unitPreference) return;
    // A failure is harmless: units can be changed in Settings.
    const kept = await utils.client.preferences.update.mutate({ unitPreference }).catch(() => null);
    if (kept) utils.auth.me.setData(undefined, kept);
  };
}
