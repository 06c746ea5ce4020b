import { Button, type ButtonProps } from "@mantine/core";
import { useId, type ComponentProps } from "react";
import styles from "./online-button.module.css";
import { useIsOutOfReach } from "./reach.ts";

type OnlineButtonProps = ButtonProps & ComponentProps<"button">;

export const NEEDS_NETWORK = "Only with network";

/** A button for what can't wait on the device: without network it does nothing and says why. */
export function OnlineButton({ onClick, ...props }: OnlineButtonProps) {
  const reason = useId();
  if (!useIsOutOfReach()) return <Button {...props} onClick={onClick} />;
  return (
    <span className={styles.pair} data-full-width={props.fullWidth || undefined}>
      <Button {...props} type="button" aria-disabled data-disabled aria-describedby={reason} />
      <span id={reason} className={styles.reason}>
        {NEEDS_NETWORK}
      </span>
    </span>
  );
}
