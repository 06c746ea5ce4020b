import { ActionIcon } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import type { PublicUser } from "../trpc.ts";
import styles from "./header.module.css";

const loadDrawer = () => import("./nav-drawer.tsx");
const NavDrawer = lazy(async () => ({ default: (await loadDrawer()).NavDrawer }));

/** Small screens: the button of the side drawer, whose code comes with the first touch. */
export function BurgerMenu({ user }: { user: PublicUser | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
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
        onPointerEnter={() => void loadDrawer()}
        onClick={open}
      >
        <IconMenu2 size={16} aria-hidden />
      </ActionIcon>
      {isNeeded && (
        <Suspense>
          <NavDrawer isOpen={isOpen} user={user} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
