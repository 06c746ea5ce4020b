import {
  addDays,
  currentWeek,
  daysBetween,
  DISCIPLINE_NAMES,
  parseIsoDate,
  RACE_KIND_NAMES,
  RACE_KINDS,
  raceDistanceUnit,
  typedSports,
} from "@triplan/domain";
import { Field, FieldError, SelectField, useUnits } from "@triplan/ui";
import { useId } from "react";
import type { FieldErrors } from "../../shared/forms/refused-fields.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { PriorityMark } from "../../shared/races/priority-mark.tsx";
import type { RaceValues } from "./race-values.ts";
import styles from "./races.module.css";

interface RaceFieldsProps {
  plan: PlanRow;
  values: RaceValues;
  errors: FieldErrors;
  /** The finish time that the athlete's present form allows; null before a preview. */
  predicted: string | null;
  onChange: (values: RaceValues) => void;
}

const PRIORITIES = [
  { priority: "B", name: "Important", text: "A few easy days before and after" },
  { priority: "C", name: "For training", text: "Takes the place of one exercise" },
] as const;

/** "Week 13, 21 days before your A race" */
function dateText({ startDate, raceDate, totalWeeks }: PlanRow, date: string) {
  const day = parseIsoDate(date);
  if (!day || day < startDate || day >= raceDate) return undefined;
  const days = daysBetween(day, raceDate);
  const before = days === 1 ? "1 day" : `${days} days`;
  return `Week ${currentWeek(startDate, day, totalWeeks)}, ${before} before your A race`;
}

function PriorityPicker({ values, errors, onChange }: RaceFieldsProps) {
  const name = useId();
  return (
    <fieldset className={styles.priorities}>
      <legend>How much does it matter?</legend>
      {PRIORITIES.map(({ priority, name: label, text }) => (
        <label key={priority} className={styles.priority}>
          <input
            type="radio"
            name={name}
            checked={values.priority === priority}
            onChange={() => onChange({ ...values, priority })}
          />
          <b>
            <PriorityMark priority={priority} />
            {label}
          </b>
          <span>{text}</span>
        </label>
      ))}
      {errors["priority"] && <FieldError>{errors["priority"]}</FieldError>}
    </fieldset>
  );
}

/** What the race is for, its name, day, kind, lengths and goal. */
export function RaceFields(props: RaceFieldsProps) {
  const { plan, values, errors, predicted, onChange } = props;
  const units = useUnits();
  return (
    <>
      <PriorityPicker {...props} />
      <div className={styles.fields}>
        <Field
          label="Name"
          maxLength={100}
          value={values.name}
          error={errors["name"]}
          onChange={(event) => onChange({ ...values, name: event.currentTarget.value })}
        />
        <Field
          type="date"
          label="Date"
          max={addDays(plan.raceDate, -1)}
          value={values.date}
          help={dateText(plan, values.date)}
          error={errors["date"]}
          onChange={(event) => onChange({ ...values, date: event.currentTarget.value })}
        />
        <SelectField
          label="Kind"
          data={RACE_KINDS.filter((kind) => kind !== "ironman").map((kind) => ({
            value: kind,
            label: RACE_KIND_NAMES[kind],
          }))}
          value={values.kind}
          {...(errors["kind"] !== undefined && { help: errors["kind"] })}
          onChange={(event) => {
            const kind = RACE_KINDS.find((each) => each === event.currentTarget.value);
            if (kind) onChange({ ...values, kind });
          }}
        />
        <Field
          label="Goal (optional)"
          unit="h:mm:ss"
          value={values.goal}
          help={predicted === null ? undefined : `Predicted today ${predicted}`}
          error={errors["goalSeconds"]}
          onChange={(event) => onChange({ ...values, goal: event.currentTarget.value })}
        />
        {typedSports(values.kind).map((sport) => (
          <Field
            key={sport}
            label={DISCIPLINE_NAMES[sport]}
            inputMode="decimal"
            unit={raceDistanceUnit(sport, units)}
            value={values.distances[sport]}
            error={errors[`distances.${sport}`]}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              onChange({ ...values, distances: { ...values.distances, [sport]: typed } });
            }}
          />
        ))}
      </div>
    </>
  );
}
