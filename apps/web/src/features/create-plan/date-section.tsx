import {
  addDays,
  DAY_NAMES,
  MAX_WEEKS,
  parseIsoDate,
  weekdayOf,
  type IsoDate,
} from "@triplan/domain";
import { Field } from "@triplan/ui";
import styles from "./create-plan.module.css";
import { FormSection } from "../../shared/form-section.tsx";
import type { SectionProps } from "./section-props.ts";

/** "A Sunday, in 16 weeks". */
function dateHelp(text: string, weeks: number): string {
  const date = parseIsoDate(text);
  if (!date) return "The day you race";
  if (weeks === 0) return "From tomorrow to two years ahead";
  return `A ${DAY_NAMES[weekdayOf(date)]}, in ${weeks} ${weeks === 1 ? "week" : "weeks"}`;
}

export function DateSection({
  values,
  facts,
  errors,
  update,
  today,
}: SectionProps & { today: IsoDate }) {
  return (
    <FormSection title="Date" note="Weeks start on Sunday.">
      <div className={styles.dateRow}>
        <Field
          label="Race Date"
          type="date"
          min={addDays(today, 1)}
          max={addDays(today, MAX_WEEKS * 7)}
          help={dateHelp(values.raceDate, facts.overview.totalWeeks)}
          error={errors.raceDate}
          value={values.raceDate}
          onChange={(event) => {
            const raceDate = event.currentTarget.value;
            update((last) => ({ ...last, raceDate }));
          }}
        />
        <Field
          label="Plan Name"
          autoComplete="off"
          help="Only you see it"
          error={errors.name}
          value={values.name}
          onChange={(event) => {
            const name = event.currentTarget.value;
            update((last) => ({ ...last, name }));
          }}
        />
      </div>
    </FormSection>
  );
}
