import { Menu, UnstyledButton } from "@mantine/core";
import { IconLogout, IconSettings } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { useLogout } from "../features/auth/use-logout.ts";
import type { PublicUser } from "../trpc.ts";
import { Avatar } from "./avatar.tsx";
import { initialsOf } from "./initials-of.ts";
import styles from "./header.module.css";

export function UserMenu({ user }: { user: PublicUser }) {
  const logout = useLogout();
  return (
    <Menu
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
        <UnstyledButton
          className={styles.user}
          aria-label={`${initialsOf(user.username)}, User menu`}
        >
          <Avatar username={user.username} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.username}>{user.username}</Menu.Label>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to="/settings"
          leftSection={<IconSettings size={16} aria-hidden />}
        >
          Settings
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          disabled={logout.isPending}
          onClick={() => logout.mutate()}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
