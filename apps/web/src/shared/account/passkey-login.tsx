import { Button } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { trpc } from "../network/trpc.ts";
import { usePasskeyLogin, type LoggedInUser } from "./use-passkey-login.ts";

interface PasskeyLoginProps {
  className?: string | undefined;
  onLoggedIn: (user: LoggedInUser) => Promise<unknown>;
}

/** Logs in without a password; absent on a server whose address can have no passkeys. */
export function PasskeyLogin({ className, onLoggedIn }: PasskeyLoginProps) {
  const passkeyOrigin = trpc.config.get.useQuery().data?.passkeyOrigin;
  const { mutate, isPending } = usePasskeyLogin(passkeyOrigin ?? undefined, onLoggedIn);
  if (passkeyOrigin === null) return null;
  return (
    <Button
      variant="default"
      {...(className !== undefined && { className })}
      fullWidth
      leftSection={<IconKey size={18} aria-hidden />}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      {isPending ? "Waiting for your passkey..." : "Sign In with a Passkey"}
    </Button>
  );
}
