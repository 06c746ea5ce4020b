import { DISCIPLINES, TRAINING_LIMITS, usualTraining } from "@triplan/domain";
import { HoursField } from "@triplan/ui";
import { FirstWeekNote } from "./first-week-note.tsx";
import { LongestField } from "./longest-field.tsx";
import styles from "./now-section.module.css";
import type { NowSectionProps } from "./section-props.ts";
import { SportFields } from "../../../shared/forms/sport-fields.tsx";

const HOURS_HELP = "the average of the last four";

export function TrainingFields(props: NowSectionProps) {
  const { values, facts, errors, update, preview } = props;
  return (
    <>
      <div className={styles.hours}>
        <HoursField
          label="Hours a week"
          value={values.hoursNow}
          assumed={usualTraining(values.raceType, facts.experience.level).weeklyHours}
          max={TRAINING_LIMITS.weeklyHours.max}
          onChange={(hoursNow) => update((last) => ({ ...last, hoursNow }))}
          help={values.hoursNow === null ? `assumed, ${HOURS_HELP}` : HOURS_HELP}
          error={errors.hoursNow}
        />
        {preview && <FirstWeekNote {...{ values, facts, update, preview }} />}
      </div>
      <h3 className={styles.longest}>Longest in the last four weeks</h3>
      <SportFields>
        {DISCIPLINES.map((discipline) => (
          <LongestField key={discipline} discipline={discipline} {...props} />
        ))}
      </SportFields>
    </>
  );
}
