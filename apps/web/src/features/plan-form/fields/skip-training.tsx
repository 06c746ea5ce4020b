import { Button } from "@mantine/core";
import { assumedTrainingText, isTrainingSkipped } from "../draft/training-now.ts";
import hints from "../styles/hints.module.css";
import { firstWeekText } from "./first-week-texts.ts";
import styles from "./now-section.module.css";
import type { NowSectionProps } from "./section-props.ts";

/** What blank answers mean, with a button that folds the section or brings it back. */
export function SkipTraining({ values, facts, update, preview }: NowSectionProps) {
  const isSkipped = isTrainingSkipped(values);
  const start = preview && firstWeekText(preview, facts.raceDate !== null);
  return (
    <div className={styles.foot}>
      <p className={hints.small}>
        {isSkipped ? `Skipped. ${start ?? ""}` : "All four are optional. Blank is fine."}{" "}
        {assumedTrainingText(values, facts.experience.level)}
      </p>
      <Button
        variant="default"
        className={hints.smallButton ?? ""}
        onClick={() => update((last) => ({ ...last, skipsTrainingNow: !isSkipped }))}
      >
        {isSkipped ? "Fill it in" : "Skip"}
      </Button>
    </div>
  );
}
