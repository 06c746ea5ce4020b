import { trpc } from "../trpc.ts";
import type { AuthMode } from "./auth-mode.ts";
import { useSwitchUser } from "./current-user.ts";
import { toastError } from "./toast.ts";

const FAILED = { login: "Login failed", register: "Registration failed" } as const;

/** Logs in or registers; the answer is the new current user. @see spec §4 "Authentication" */
export function useSignIn(mode: AuthMode) {
  const switchUser = useSwitchUser();
  const options = {
    onSuccess: switchUser,
    onError: (error: unknown) => toastError(FAILED[mode], error),
  };
  const login = trpc.auth.login.useMutation(options);
  const register = trpc.auth.register.useMutation(options);
  return mode === "login" ? login : register;
}
