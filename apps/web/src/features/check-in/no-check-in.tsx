import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import frame from "../../shared/plans/plan-frame.module.css";
import styles from "./check-in-page.module.css";

/** Between two check-ins. */
export const NoCheckIn = () => (
  <div className={frame.view}>
    <div className={frame.heading}>
      <h1>Check-in</h1>
    </div>
    <section className={styles.panel} aria-label="No check-in">
      <p>Your next check-in is ready on Sunday. It stays until Wednesday.</p>
      <div className={styles.buttons}>
        <Button variant="default" component={Link} to="/">
          This week
        </Button>
        <Button variant="default" component={Link} to="/proposals">
          Proposals
        </Button>
      </div>
    </section>
  </div>
);
