import { useMutation } from "@tanstack/react-query";
import { passkeyObstacle, signWithPasskey } from "../../shared/account/passkey-browser.ts";
import { HANDLES_UNAUTHORIZED } from "../../shared/account/signed-out.ts";
import { useLoggedIn } from "../../shared/account/use-logged-in.ts";
import { FAILURES } from "../../shared/notifications/messages.ts";
import { notifyFailure } from "../../shared/notifications/notify.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** Logs in with a passkey of the device: no address is typed. */
export function usePasskeyLogin(passkeyOrigin: string | undefined) {
  const { client } = trpc.useUtils();
  const onSuccess = useLoggedIn();
  return useMutation({
    meta: HANDLES_UNAUTHORIZED,
    mutationFn: async () => {
      const obstacle = passkeyObstacle(passkeyOrigin);
      if (obstacle !== null) throw new Error(obstacle);
      const credential = await signWithPasskey(await client.passkeys.startLogin.mutate());
      return client.passkeys.login.mutate({ credential });
    },
    onSuccess,
    onError: (error) => notifyFailure(FAILURES.login, error),
  });
}
