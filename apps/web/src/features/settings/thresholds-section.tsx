import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { FormSection } from "../../shared/forms/form-section.tsx";
import styles from "./settings.module.css";

/** Leads to the thresholds, which are saved on their own page. */
export const ThresholdsSection = () => (
  <FormSection title="Thresholds" note="From a test, a recent result or typed.">
    <Button component={Link} to="/zones" variant="default" className={styles.apply ?? ""}>
      Thresholds and zones
    </Button>
  </FormSection>
);
