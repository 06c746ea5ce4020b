import { Button } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { trpc } from "../../shared/network/trpc.ts";
import styles from "./auth-page.module.css";
import { usePasskeyLogin } from "./use-passkey-login.ts";

/** Logs in without a password; absent on a server whose address can have no passkeys. */
export function PasskeyLogin() {
  const passkeyOrigin = trpc.config.get.useQuery().data?.passkeyOrigin;
  const { mutate, isPending } = usePasskeyLogin(passkeyOrigin ?? undefined);
  if (passkeyOrigin === null) return null;
  return (
    <Button
      variant="default"
      className={styles.passkey}
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
