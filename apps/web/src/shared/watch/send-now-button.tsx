import { Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";

interface SendNowButtonProps {
  isSending: boolean;
  onSend: () => void;
  variant?: "filled" | "default";
}

/** Sends waiting workouts to the watch; keeps the focus while it sends. */
export const SendNowButton = ({ isSending, onSend, variant = "filled" }: SendNowButtonProps) => (
  <Button
    variant={variant}
    leftSection={<IconSend size={16} aria-hidden />}
    aria-disabled={isSending}
    data-busy={isSending || undefined}
    onClick={() => isSending || onSend()}
  >
    Send now
  </Button>
);
