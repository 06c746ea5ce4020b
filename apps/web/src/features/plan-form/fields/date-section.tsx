import { addDays, MAX_WEEKS, parseIsoDate, type IsoDate } from "@triplan/domain";
import { Field } from "@triplan/ui";
import styles from "./plan-fields.module.css";
import { FormSection } from "../../../shared/forms/form-section.tsx";
import type { PlanFacts } from "../draft/plan-facts.ts";
import { raceDateText } from "../../../shared/dates/race-date-text.ts";
import type { SectionProps } from "./section-props.ts";

function dateHelp(text: string, { raceDate }: PlanFacts, today: IsoDate): string {
  if (raceDate) return raceDateText(today, raceDate);
  return parseIsoDate(text) ? "From tomorrow to two years ahead" : "The day you race";
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
          help={dateHelp(values.raceDate, facts, today)}
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
          help="Others see it only if you share the plan"
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
