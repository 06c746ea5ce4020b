import { ActionIcon } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import type { PublicUser } from "../../shared/network/trpc.ts";
import { ErrorBoundary } from "../../shared/loading/error-boundary.tsx";
import styles from "./header.module.css";
import { NavDrawer } from "./menus.ts";

/** Opens the side drawer, whose code loads on the first tap. */
export function BurgerMenu({ user }: { user: PublicUser | null | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const open = () => {
    setIsNeeded(true);
    setIsOpen(true);
  };
  const burger = (onOpen: () => void) => (
    <ActionIcon
      className={styles.burger}
      variant="default"
      size={32}
      aria-label="Menu"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={() => void NavDrawer.load().catch(() => undefined)}
      onClick={onOpen}
    >
      <IconMenu2 size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <ErrorBoundary fallback={burger}>
      {burger(open)}
      {isNeeded && (
        <Suspense>
          <NavDrawer isOpen={isOpen} user={user} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
