import { addDays, MIN_DAYS_TO_MOVED_RACE, MAX_WEEKS, parseIsoDate } from "@triplan/domain";
import { Field, RaceTypePicker } from "@triplan/ui";
import { useState } from "react";
import { raceDateText } from "../../shared/dates/race-date-text.ts";
import { useToday } from "../../shared/dates/today.ts";
import { PoolField } from "../../shared/preferences/pool-field.tsx";
import { RaceDistanceFields } from "../../shared/races/race-distance-fields.tsx";
import type { EditFormProps } from "./edit-form.ts";
import styles from "./edit-plan-dialog.module.css";
import { PlanEditForm } from "./plan-edit-form.tsx";
import { raceChange, raceValuesOf, raceWithDistances, type RaceValues } from "./race-change.ts";

/** The plan's race, its distances and date, and the pool, with a preview. */
export function RaceForm(props: EditFormProps) {
  const { plan } = props;
  const today = useToday();
  // Only what is changed, so that an undo in the dialog shows the rest.
  const [changed, setChanged] = useState<Partial<RaceValues>>({});
  const values = { ...raceValuesOf(plan), ...changed };
  const update = (next: Partial<RaceValues>) => setChanged((last) => ({ ...last, ...next }));
  const { change, errors } = raceChange(plan, values);
  if (plan.raceDate < today) {
    return <p className={styles.note}>This race is over. Create a new plan for the next one.</p>;
  }
  const date = parseIsoDate(values.raceDate);
  return (
    <PlanEditForm {...props} change={change}>
      <RaceTypePicker
        value={values.raceType}
        onChange={(raceType) => update(raceWithDistances(plan, raceType))}
      />
      <div className={styles.row}>
        <RaceDistanceFields values={values} errors={errors} onChange={update} />
      </div>
      <div className={styles.row}>
        <div className={styles.span}>
          <Field
            label="Race Date"
            type="date"
            min={addDays(today, MIN_DAYS_TO_MOVED_RACE)}
            max={addDays(today, MAX_WEEKS * 7)}
            help={date !== null && date > today ? raceDateText(today, date) : "The day you race"}
            error={errors["raceDate"]}
            value={values.raceDate}
            onChange={(event) => update({ raceDate: event.currentTarget.value })}
          />
          <PoolField
            help="Swim sets are whole lengths of it"
            value={values.poolLengthMeters}
            onChange={(poolLengthMeters) => update({ poolLengthMeters })}
          />
        </div>
      </div>
    </PlanEditForm>
  );
}
