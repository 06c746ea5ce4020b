import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { AuthFrame } from "./auth-frame.tsx";
import styles from "./auth-page.module.css";

interface LinkOutcomeProps {
  title: string;
  description: string;
  /** Where the button leads. */
  to: string;
  label: string;
}

/** The end of a mailed link: what came of it, and the way on. */
export const LinkOutcome = ({ title, description, to, label }: LinkOutcomeProps) => (
  <AuthFrame title={title} description={description}>
    <Button
      component={Link}
      to={to}
      variant="default"
      className={`${styles.submit} ${styles.reset}`}
      fullWidth
    >
      {label}
    </Button>
  </AuthFrame>
);
