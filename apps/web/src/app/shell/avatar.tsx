import { IconUser } from "@tabler/icons-react";
import styles from "./header.module.css";
import { initialsOf } from "./initials-of.ts";

/** The user's initials, or a placeholder while the user is unknown. Decorative. */
export function Avatar({ username }: { username: string | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden>
      {username === undefined ? <IconUser size={16} /> : initialsOf(username)}
    </span>
  );
}
