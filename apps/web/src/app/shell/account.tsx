import { UnstyledButton } from "@mantine/core";
import { Suspense } from "react";
import type { PublicUser } from "../../shared/network/trpc.ts";
import { Avatar } from "./avatar.tsx";
import { ErrorBoundary } from "../../shared/loading/error-boundary.tsx";
import { userMenuLabel } from "./initials-of.ts";
import styles from "./header.module.css";
import { UserMenu } from "./menus.ts";

/** Shows only the avatar while the menu loads, and retries after a failure. */
export function Account({ user }: { user: PublicUser | undefined }) {
  const avatar = <Avatar username={user?.username} />;
  const menuButton = (onClick: () => void) => (
    <UnstyledButton
      className={styles.user}
      aria-label={userMenuLabel(user?.username)}
      onClick={onClick}
    >
      {avatar}
    </UnstyledButton>
  );
  return (
    <div className={styles.account}>
      <ErrorBoundary fallback={menuButton}>
        <Suspense fallback={avatar}>
          <UserMenu user={user} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
