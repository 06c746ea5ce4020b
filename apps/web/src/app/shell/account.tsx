import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useReturnFocus } from "../../shared/browser/use-return-focus.ts";
import { ErrorBoundary } from "../../shared/loading/error-boundary.tsx";
import type { PublicUser } from "../../shared/network/trpc.ts";
import { Avatar } from "./avatar.tsx";
import { userMenuLabel } from "./initials-of.ts";
import styles from "./header.module.css";
import { UserMenu } from "./menus.ts";

/** Opens the user menu, whose code loads with the first click or before. */
export function Account({ user }: { user: PublicUser | undefined }) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  useReturnFocus(isOpen);
  const toggle = () => {
    setIsNeeded(true);
    setIsOpen(!isOpen);
  };
  return (
    <div className={styles.account}>
      <UnstyledButton
        ref={setButton}
        className={styles.user}
        aria-label={userMenuLabel(user?.username)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void UserMenu.load().catch(() => undefined)}
        onClick={toggle}
      >
        <Avatar username={user?.username} />
      </UnstyledButton>
      <ErrorBoundary fallback={() => null}>
        {isNeeded && button && (
          <UserMenu user={user} opened={isOpen} anchor={button} onClose={() => setIsOpen(false)} />
        )}
      </ErrorBoundary>
    </div>
  );
}
