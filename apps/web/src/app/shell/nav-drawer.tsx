import { Button, Drawer } from "@mantine/core";
import { NavLink } from "react-router-dom";
import { ThemeField } from "../../shared/preferences/theme-field.tsx";
import { UNKNOWN_USER } from "../../shared/account/unknown-user.ts";
import type { PublicUser } from "../../shared/network/trpc.ts";
import { ATHLETE_LINKS, NAV_LINKS } from "./nav-links.ts";
import styles from "./nav-drawer.module.css";
import { NewPlanButton } from "./new-plan-button.tsx";
import { useLeave } from "./use-leave.tsx";

interface NavDrawerProps {
  opened: boolean;
  /** Null for a visitor, undefined while loading. */
  user: PublicUser | null | undefined;
  onClose: () => void;
}

export function NavDrawer({ opened, user, onClose }: NavDrawerProps) {
  const { leave, isPending, question } = useLeave(user?.id);
  const closeAndLeave = () => {
    onClose();
    leave();
  };
  return (
    <>
      <Drawer.Root opened={opened} onClose={onClose} size={288} classNames={styles}>
        <Drawer.Overlay />
        <Drawer.Content>
          {/* Not Drawer.Header: its <header> would be a second banner landmark. */}
          <div className={styles.head}>
            <Drawer.Title>Triplan</Drawer.Title>
            <Drawer.CloseButton aria-label="Close menu" />
          </div>
          <Drawer.Body>
            <nav className={styles.links} aria-label="Main">
              {[...NAV_LINKS, ...(user ? ATHLETE_LINKS : [])].map(({ to, label }) => (
                <NavLink
                  key={to}
                  to={to}
                  end={to === "/"}
                  className={styles.link ?? ""}
                  onClick={onClose}
                >
                  {label}
                </NavLink>
              ))}
            </nav>
            <div className={styles.foot}>
              <ThemeField />
              <NewPlanButton fullWidth onClick={onClose} />
              {user !== null && (
                <>
                  <p className={styles.username}>{user?.username ?? UNKNOWN_USER}</p>
                  <Button variant="default" fullWidth loading={isPending} onClick={closeAndLeave}>
                    Logout
                  </Button>
                </>
              )}
            </div>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      {question}
    </>
  );
}
