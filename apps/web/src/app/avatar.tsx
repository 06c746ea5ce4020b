import styles from "./header.module.css";
import { initialsOf } from "./initials-of.ts";

/** The user's initials in a circle; decorative, the name stands beside it or in the menu. */
export function Avatar({ username }: { username: string }) {
  return (
    <span className={styles.avatar} aria-hidden>
      {initialsOf(username)}
    </span>
  );
}
