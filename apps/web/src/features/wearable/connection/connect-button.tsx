import { Button } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { useConnect } from "./use-connection-actions.ts";

/** Redirects to the watch service's consent page. */
export function ConnectButton({ label = "Connect" }: { label?: string }) {
  const { mutate, isPending, isSuccess } = useConnect();
  const isBusy = isPending || isSuccess;
  return (
    <Button
      fullWidth
      justify="flex-start"
      leftSection={<IconLink size={16} aria-hidden />}
      aria-disabled={isBusy}
      data-busy={isBusy || undefined}
      onClick={() => isBusy || mutate()}
    >
      {isBusy ? "Connecting..." : label}
    </Button>
  );
}
