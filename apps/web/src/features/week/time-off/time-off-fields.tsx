import {
  currentWeek,
  daysBetween,
  DISCIPLINE_NAMES,
  DISCIPLINES,
  MAX_COLD_MINUTES,
  mayStayOpen,
  parseIsoDate,
  TIME_OFF_MINUTES,
  type Discipline,
} from "@triplan/domain";
import { Field, FieldError } from "@triplan/ui";
import { useId } from "react";
import type { FieldErrors } from "../../../shared/forms/refused-fields.ts";
import type { PlanRow } from "../model/week-types.ts";
import { KindPicker } from "./kind-picker.tsx";
import styles from "./time-off-dialog.module.css";
import { asksWhatRemains, withKind, type TimeOffValues } from "./time-off-values.ts";
import { DOCTOR } from "./time-off-words.ts";

export interface TimeOffFieldsProps {
  plan: PlanRow;
  values: TimeOffValues;
  errors: FieldErrors;
  onChange: (values: TimeOffValues) => void;
}

/** "3 days, week 11" */
function spanText({ startDate, totalWeeks }: PlanRow, { fromDate, toDate }: TimeOffValues) {
  const [from, to] = [parseIsoDate(fromDate), parseIsoDate(toDate)];
  if (!from || !to || to < from) return undefined;
  const days = daysBetween(from, to) + 1;
  const [first, last] = [from, to].map((date) => currentWeek(startDate, date, totalWeeks));
  const weeks = first === last ? `week ${first}` : `weeks ${first} to ${last}`;
  return `${days === 1 ? "1 day" : `${days} days`}, ${weeks}`;
}

function Days({ plan, values, errors, onChange }: TimeOffFieldsProps) {
  const isOpenPossible = mayStayOpen(values.kind);
  return (
    <div className={styles.days}>
      <Field
        type="date"
        label="From"
        max={plan.raceDate}
        value={values.fromDate}
        error={errors["fromDate"]}
        onChange={(event) => onChange({ ...values, fromDate: event.currentTarget.value })}
      />
      <Field
        type="date"
        label={isOpenPossible ? "To (optional)" : "To"}
        min={values.fromDate}
        max={plan.raceDate}
        value={values.toDate}
        help={spanText(plan, values) ?? (isOpenPossible ? "Empty while it lasts" : undefined)}
        error={errors["toDate"]}
        onChange={(event) => onChange({ ...values, toDate: event.currentTarget.value })}
      />
    </div>
  );
}

const SYMPTOM_LABELS = {
  "below-neck": "Fever, or chest, stomach or aching limbs",
  "above-neck": "Only nose and throat",
} as const;

function SymptomFields({ values, onChange }: TimeOffFieldsProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>What is it like?</legend>
      {(["below-neck", "above-neck"] as const).map((symptoms) => (
        <label key={symptoms} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={values.symptoms === symptoms}
            onChange={() => onChange({ ...values, symptoms, sports: [] })}
          />
          {SYMPTOM_LABELS[symptoms]}
        </label>
      ))}
      <p className={styles.help}>{DOCTOR}</p>
    </fieldset>
  );
}

interface SportsProps extends TimeOffFieldsProps {
  legend: string;
  /** Asks for the minutes a day. */
  hasMinutes?: boolean;
}

function Sports({ legend, hasMinutes = false, values, errors, onChange }: SportsProps) {
  const toggle = (sport: Discipline) => {
    const isChosen = values.sports.includes(sport);
    const sports = DISCIPLINES.filter((each) =>
      each === sport ? !isChosen : values.sports.includes(each),
    );
    onChange({ ...values, sports });
  };
  const max = values.kind === "ill" ? MAX_COLD_MINUTES : TIME_OFF_MINUTES.max;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.sports}>
        {DISCIPLINES.map((sport) => (
          <label key={sport} className={styles.choice}>
            <input
              type="checkbox"
              checked={values.sports.includes(sport)}
              onChange={() => toggle(sport)}
            />
            {DISCIPLINE_NAMES[sport]}
          </label>
        ))}
        {hasMinutes && values.sports.length > 0 && (
          <Field
            className={styles.minutes}
            type="number"
            aria-label="Minutes a day at most"
            unit="min a day"
            min={TIME_OFF_MINUTES.step}
            max={max}
            step={TIME_OFF_MINUTES.step}
            value={values.minutes}
            onChange={(event) => onChange({ ...values, minutes: event.currentTarget.value })}
          />
        )}
      </div>
      {errors["minutesPerDay"] && <FieldError>{errors["minutesPerDay"]}</FieldError>}
      {errors["sports"] && <FieldError>{errors["sports"]}</FieldError>}
    </fieldset>
  );
}

/** Why, from when to when, and what remains possible. */
export function TimeOffFields(props: TimeOffFieldsProps) {
  const { values, onChange } = props;
  return (
    <>
      <KindPicker value={values.kind} onChange={(kind) => onChange(withKind(values, kind))} />
      <Days {...props} />
      {values.kind === "ill" && <SymptomFields {...props} />}
      {values.kind === "injured" && <Sports {...props} legend="Which sports are out?" />}
      {asksWhatRemains(values) && <Sports {...props} legend="Can you train a little?" hasMinutes />}
    </>
  );
}
