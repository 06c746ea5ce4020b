import { Textarea } from "@mantine/core";
import { COMPLETION_LIMITS, figureText, paceFigure, parseFinishTime } from "@triplan/domain";
import { Field, useUnits } from "@triplan/ui";
import { useBoard } from "../placing/use-board.tsx";
import type { FieldErrors } from "../../../shared/forms/refused-fields.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { ChoiceRow } from "../../../shared/forms/choice-row.tsx";
import { distanceUnit, readDistance, type CompletionValues } from "./completion-values.ts";
import {
  EFFORT_CHOICES,
  effortText,
  FEELING_CHOICES,
} from "../../../shared/activities/completion-words.ts";
import styles from "./completion.module.css";

export interface CompletionFieldsProps {
  exercise: ExerciseRow;
  values: CompletionValues;
  /** True for a field that an added file filled. */
  fromFile: (name: keyof CompletionValues) => boolean;
  errors: FieldErrors;
  update: (change: Partial<CompletionValues>) => void;
}

/** The API's names of the measures, which its issues have. */
const MEASURES = {
  duration: "durationSeconds",
  distance: "distanceMeters",
  heartRate: "averageHeartRate",
} as const;

interface MeasureProps extends CompletionFieldsProps {
  name: keyof typeof MEASURES;
  label: string;
  unit: string;
  inputMode: "text" | "decimal" | "numeric";
  help?: string;
  /** Shown in place of the help. */
  pace?: string | null;
}

const FROM_FILE = "From the file";

const Measure = ({ name, values, errors, update, fromFile, help, ...rest }: MeasureProps) => {
  const { label, unit, inputMode, pace } = rest;
  return (
    <Field
      label={label}
      unit={unit}
      inputMode={inputMode}
      help={pace ?? (fromFile(name) ? FROM_FILE : help)}
      autoComplete="off"
      value={values[name]}
      error={errors[MEASURES[name]]}
      onChange={(event) => update({ [name]: event.currentTarget.value })}
    />
  );
};

/** Day, duration, distance and heart rate. */
function Measures(props: CompletionFieldsProps) {
  const { exercise, values, errors, fromFile, update } = props;
  const { today } = useBoard();
  const units = useUnits();
  return (
    <div className={styles.grid}>
      <Field
        type="date"
        label="Day"
        max={today}
        value={values.date}
        help={fromFile("date") ? FROM_FILE : undefined}
        error={errors["date"]}
        onChange={(event) => update({ date: event.currentTarget.value })}
      />
      <Measure {...props} name="duration" label="Duration" unit="h:mm:ss" inputMode="text" />
      <Measure
        {...props}
        name="distance"
        label="Distance (optional)"
        unit={distanceUnit(exercise, units).unit}
        inputMode="decimal"
        help="Gives your pace"
        pace={usePace(exercise, values)}
      />
      <Measure
        {...props}
        name="heartRate"
        label="Heart rate (optional)"
        unit="bpm"
        inputMode="numeric"
        help="On average"
      />
    </div>
  );
}

/** "8:40/mi" of the typed distance and duration; null until both can be read. */
function usePace(exercise: ExerciseRow, values: CompletionValues): string | null {
  const units = useUnits();
  const duration = parseFinishTime(values.duration.trim());
  const distance = readDistance(values.distance.trim(), exercise, units);
  if (!duration || !distance) return null;
  const measures = { duration, distance, averagePace: null, averageSpeed: null };
  const pace = paceFigure(exercise.type, measures, units);
  return pace && figureText(pace);
}

/** What was done and how it felt. Only the day and the duration are needed. */
export function CompletionFields(props: CompletionFieldsProps) {
  const { values, errors, update } = props;
  return (
    <>
      <Measures {...props} />
      <ChoiceRow
        legend="How hard was it?"
        choices={EFFORT_CHOICES}
        value={values.rpe}
        onChange={(rpe) => update({ rpe })}
      />
      <p className={styles.help}>
        {values.rpe === null ? "1 is very easy, 10 all out." : effortText(values.rpe)}
      </p>
      <ChoiceRow
        legend="How did you feel?"
        choices={FEELING_CHOICES}
        value={values.feeling}
        onChange={(feeling) => update({ feeling })}
      />
      <Textarea
        className={styles.notes ?? ""}
        label="Notes (optional)"
        rows={3}
        maxLength={COMPLETION_LIMITS.notes.max}
        value={values.notes}
        error={errors["notes"]}
        onChange={(event) => update({ notes: event.currentTarget.value })}
      />
    </>
  );
}
