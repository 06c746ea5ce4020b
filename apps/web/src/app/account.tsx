import { lazy, Suspense } from "react";
import type { PublicUser } from "../trpc.ts";
import { Avatar } from "./avatar.tsx";
import styles from "./header.module.css";

// Menus bring a library for placing them, which no visitor needs.
const UserMenu = lazy(async () => ({ default: (await import("./user-menu.tsx")).UserMenu }));

/** The signed-in user's menu; its avatar keeps the place until the menu's code is there. */
export function Account({ user }: { user: PublicUser }) {
  return (
    <div className={styles.account}>
      <Suspense fallback={<Avatar username={user.username} />}>
        <UserMenu user={user} />
      </Suspense>
    </div>
  );
}
