import { useToday } from "../shared/today.ts";
import styles from "./footer.module.css";

export function Footer() {
  const year = useToday().slice(0, 4);
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>© {year} Triplan. All rights reserved.</div>
    </footer>
  );
}
