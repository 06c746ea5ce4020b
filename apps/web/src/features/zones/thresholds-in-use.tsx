import { THRESHOLD_KINDS } from "@triplan/domain";
import { FormSection } from "../../shared/forms/form-section.tsx";
import type { RouterOutputs } from "../../shared/network/trpc.ts";
import { ThresholdInUse } from "./threshold-in-use.tsx";
import styles from "./thresholds-in-use.module.css";

interface ThresholdsInUseProps {
  thresholds: RouterOutputs["thresholds"]["list"];
}

/** Each threshold with the value in use, which can be typed, its source, and the way to its history. */
export function ThresholdsInUse({ thresholds: { current, records } }: ThresholdsInUseProps) {
  return (
    <FormSection
      title="Thresholds"
      note="What your targets are calculated from. A typed value is saved when you leave its field."
    >
      <ul className={styles.list}>
        {THRESHOLD_KINDS.map((kind) => {
          const inUse = current.find((threshold) => threshold.kind === kind);
          return (
            <ThresholdInUse
              key={kind}
              kind={kind}
              inUse={inUse}
              hasHistory={records.some((record) => record.kind === kind)}
            />
          );
        })}
      </ul>
    </FormSection>
  );
}
