import { IconUser } from "@tabler/icons-react";
import styles from "./header.module.css";
import { initialsOf } from "./initials-of.ts";

/** The user's initials in a circle, or a figure while the user is unknown; decorative. */
export function Avatar({ username }: { username: string | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden>
      {username === undefined ? <IconUser size={16} /> : initialsOf(username)}
    </span>
  );
}
