import { useMutation } from "@tanstack/react-query";
import { passkeyObstacle, signWithPasskey } from "./passkey-browser.ts";
import { HANDLES_UNAUTHORIZED } from "./signed-out.ts";
import { FAILURES } from "../notifications/messages.ts";
import { notifyFailure } from "../notifications/notify.ts";
import { trpc, type RouterOutputs } from "../network/trpc.ts";

export type LoggedInUser = RouterOutputs["passkeys"]["login"];

/** Logs in with a passkey of the device: no address is typed. */
export function usePasskeyLogin(
  passkeyOrigin: string | undefined,
  onSuccess: (user: LoggedInUser) => Promise<unknown>,
) {
  const { client } = trpc.useUtils();
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
