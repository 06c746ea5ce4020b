import { ActionIcon } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { useState } from "react";
import { useReturnFocus } from "../../shared/browser/use-return-focus.ts";
import { ErrorBoundary } from "../../shared/loading/error-boundary.tsx";
import type { PublicUser } from "../../shared/network/trpc.ts";
import styles from "./header.module.css";
import { NavDrawer } from "./menus.ts";

/** Opens the side drawer, whose code loads on the first tap. */
export function BurgerMenu({ user }: { user: PublicUser | null | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  useReturnFocus(isOpen);
  const open = () => {
    setIsNeeded(true);
    setIsOpen(true);
  };
  return (
    <>
      <ActionIcon
        className={styles.burger}
        variant="default"
        size={32}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void NavDrawer.load().catch(() => undefined)}
        onClick={open}
      >
        <IconMenu2 size={16} aria-hidden />
      </ActionIcon>
      <ErrorBoundary fallback={() => null}>
        {isNeeded && <NavDrawer opened={isOpen} user={user} onClose={() => setIsOpen(false)} />}
      </ErrorBoundary>
    </>
  );
}
