import { Button } from "@mantine/core";
import { classes, FieldError } from "@triplan/ui";
import { assumedTrainingText, withAssumedTraining } from "../draft/training-now.ts";
import hints from "../styles/hints.module.css";
import styles from "./now-section.module.css";
import type { NowSectionProps } from "./section-props.ts";

/** Asks whether what a long race assumes is right; a click answers with it. */
export function ConfirmTraining({ values, facts, errors, update }: NowSectionProps) {
  const { level } = facts.experience;
  const assumed = assumedTrainingText(values, level);
  if (assumed === null) return null;
  return (
    <div className={classes(hints.hint, styles.confirm)}>
      <div>
        <p>{assumed}</p>
        {errors.trainingNow && (
          // Focusable, because no single field is wrong.
          <p className={styles.unconfirmed} tabIndex={-1} data-field-error>
            <FieldError>{errors.trainingNow}</FieldError>
          </p>
        )}
      </div>
      <Button
        variant="default"
        className={hints.smallButton ?? ""}
        onClick={(event) => {
          // The button goes, so focus moves to the first answer.
          event.currentTarget.closest("section")?.querySelector("input")?.focus();
          update((last) => withAssumedTraining(last, level));
        }}
      >
        Yes, that's about right
      </Button>
    </div>
  );
}
