import { Link } from "react-router-dom";
import { useToday } from "../shared/today.ts";
import styles from "./footer.module.css";

export function Footer() {
  const year = useToday().slice(0, 4);
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <span>© {year} Triplan. All rights reserved.</span>
        <Link className={styles.link} to="/how-your-plan-is-made">
          How your plan is made
        </Link>
      </div>
    </footer>
  );
}
