import { Link } from "react-router-dom";
import { useToday } from "../../shared/dates/today.ts";
import styles from "./footer.module.css";

export function Footer() {
  const year = useToday().slice(0, 4);
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        © {year} Triplan. All rights reserved.
        <nav className={styles.links} aria-label="About Triplan">
          <Link to="/how-your-plan-is-made">How your plan is made</Link>
          <Link to="/privacy-policy">Privacy Policy</Link>
          <Link to="/terms-of-service">Terms of Service</Link>
        </nav>
      </div>
    </footer>
  );
}
