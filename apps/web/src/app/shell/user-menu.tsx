import { Menu } from "@mantine/core";
import { IconLogout, IconSettings } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { MenuAnchor } from "../../shared/browser/menu-anchor.tsx";
import { UNKNOWN_USER } from "../../shared/account/unknown-user.ts";
import type { PublicUser } from "../../shared/network/trpc.ts";
import { userMenuLabel } from "./initials-of.ts";
import styles from "./header.module.css";
import { ATHLETE_LINKS } from "./nav-links.ts";
import { ThemeItems } from "./theme-items.tsx";
import { useLeave } from "./use-leave.tsx";

interface UserMenuProps {
  user: PublicUser | undefined;
  opened: boolean;
  /** The button that opens it. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** An unknown user sees the menu too: a failed request does not mean logged out. */
export function UserMenu({ user, opened, anchor, onClose }: UserMenuProps) {
  const { leave, isPending, question } = useLeave(user?.id);
  return (
    <>
      <Menu
        opened={opened}
        onChange={(isOpened) => !isOpened && onClose()}
        position="bottom-end"
        offset={14}
        width={224}
        shadow="md"
        hideDetached={false}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        classNames={{ dropdown: styles.menu ?? "", item: styles.item ?? "" }}
      >
        <Menu.Target>
          <MenuAnchor element={anchor} />
        </Menu.Target>
        <Menu.Dropdown aria-label={userMenuLabel(user?.username)} aria-labelledby={undefined}>
          <Menu.Label className={styles.username}>{user?.username ?? UNKNOWN_USER}</Menu.Label>
          <Menu.Divider />
          <Menu.Item
            component={Link}
            to="/settings"
            leftSection={<IconSettings size={16} aria-hidden />}
          >
            Settings
          </Menu.Item>
          {ATHLETE_LINKS.map(({ to, label, Icon }) => (
            <Menu.Item
              key={to}
              component={Link}
              to={to}
              leftSection={<Icon size={16} aria-hidden />}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <ThemeItems />
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout size={16} aria-hidden />}
            disabled={isPending}
            onClick={leave}
          >
            Logout
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {question}
    </>
  );
}
