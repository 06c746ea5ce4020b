import { SUCCESSES } from "../notifications/messages.ts";
import { notifySuccess } from "../notifications/notify.ts";
import { useSwitchUser } from "./current-user.ts";
import type { LoggedInUser } from "./use-passkey-login.ts";

/** After a login: shows the pages of the user, and says if the account was to be deleted. */
export function useLoggedIn() {
  const switchUser = useSwitchUser();
  return async ({ isRestored, ...user }: LoggedInUser) => {
    await switchUser(user);
    if (isRestored) notifySuccess(SUCCESSES.accountKept);
  };
}
