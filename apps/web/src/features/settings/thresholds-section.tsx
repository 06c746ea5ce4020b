import { Button } from "@mantine/core";
import { THRESHOLD_NAMES } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { Link } from "react-router-dom";
import { FormSection } from "../../shared/forms/form-section.tsx";
import { trpc } from "../../shared/network/trpc.ts";
import { originText, thresholdText } from "../../shared/thresholds/threshold-texts.ts";
import styles from "./settings.module.css";

/** The thresholds in use, and the way to their own page, where they are changed. */
export function ThresholdsSection() {
  const units = useUnits();
  const { data } = trpc.thresholds.list.useQuery();
  return (
    <FormSection title="Thresholds" note="From a test, a recent result or typed.">
      {data && data.current.length > 0 && (
        <dl className={styles.profile}>
          {data.current.map((threshold) => (
            <div key={threshold.kind}>
              <dt>{THRESHOLD_NAMES[threshold.kind].label}</dt>
              <dd>
                {thresholdText(threshold.kind, threshold.value, units)}
                <span className={styles.origin}>{originText(threshold)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Button component={Link} to="/zones" variant="default" className={styles.apply ?? ""}>
        Thresholds and zones
      </Button>
    </FormSection>
  );
}
