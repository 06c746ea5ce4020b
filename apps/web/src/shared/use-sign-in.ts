import { trpc } from "../trpc.ts";
import type { AuthMode } from "./auth-mode.ts";
import { useSwitchUser } from "./current-user.ts";
import { FAILURES } from "./messages.ts";
import { sayFailure } from "./say.ts";
import { OWN_LOGIN } from "./signed-out.ts";

/** Logs in or registers; the answer is the new current user. @see spec §4 "Authentication" */
export function useSignIn(mode: AuthMode) {
  const switchUser = useSwitchUser();
  const options = {
    meta: OWN_LOGIN,
    onSuccess: switchUser,
    onError: (error: unknown) => sayFailure(FAILURES[mode], error),
  };
  const login = trpc.auth.login.useMutation(options);
  const register = trpc.auth.register.useMutation(options);
  return mode === "login" ? login : register;
}
