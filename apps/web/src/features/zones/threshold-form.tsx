import { Button } from "@mantine/core";
import {
  parseIsoDate,
  TEST_KINDS,
  THRESHOLD_KINDS,
  thresholdsOf,
  type IsoDate,
  type UnitPreference,
} from "@triplan/domain";
import { Dialog, DialogActions, Field, SelectField, Switch, useUnits } from "@triplan/ui";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useToday } from "../../shared/dates/today.ts";
import { FormSection } from "../../shared/forms/form-section.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { ENTRIES, type EntryKind } from "./entry-kinds.ts";
import { emptyEntry, readEntry, type EntryErrors, type EntryValues } from "./entry-values.ts";
import { THRESHOLD_NAMES, thresholdText } from "./threshold-texts.ts";
import { useRecordThresholds } from "./use-record-thresholds.ts";
import styles from "./zones.module.css";

const KINDS = Object.entries(ENTRIES).map(([value, { label }]) => ({ value, label }));
const isEntryKind = (text: string): text is EntryKind => text in ENTRIES;

/** Enters a test, a result or known thresholds. Unusual values are asked about before saving. */
export function ThresholdForm() {
  const units = useUnits();
  const today = useToday();
  const [params] = useSearchParams();
  const [values, setValues] = useState(() => requestedEntry(params, today));
  const [errors, setErrors] = useState<EntryErrors>({});
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const { mutate, isPending } = useRecordThresholds({
    onQuestions: setQuestions,
    onRefused: setErrors,
    onSaved: () => {
      setQuestions([]);
      setValues(emptyEntry(values.kind, today));
    },
  });
  const update = (change: Partial<EntryValues>) => {
    setErrors({});
    setValues((last) => ({ ...last, ...change }));
  };
  const submit = (isConfirmed: boolean) => {
    const entry = readEntry(values, units);
    if ("errors" in entry) setErrors(entry.errors);
    else if (!isPending) mutate({ ...entry.input, isConfirmed });
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  const isTest = TEST_KINDS.some((kind) => kind === values.kind);
  return (
    <FormSection
      title="Enter a result"
      note="Zones come from a test, a recent result or what you know."
    >
      <form
        ref={form}
        aria-label="Enter a result"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
      >
        <SelectField
          label="What do you have?"
          help={ENTRIES[values.kind].help}
          data={KINDS}
          value={values.kind}
          onChange={(event) => {
            const kind = event.currentTarget.value;
            if (!isEntryKind(kind)) return;
            setErrors({});
            setValues(emptyEntry(kind, values.date));
          }}
        />
        <EntryFields values={values} errors={errors} update={update} />
        {isTest && (
          <div className={styles.good}>
            <Switch
              label="It was a good test"
              help="Off if you were ill, it was hot or you started too fast: it is kept but doesn't count."
              checked={values.isGoodTest}
              onChange={(isGoodTest) => update({ isGoodTest })}
            />
          </div>
        )}
        <Field
          type="date"
          label="Date"
          max={today}
          value={values.date}
          error={errors["date"]}
          onChange={(event) => update({ date: event.currentTarget.value })}
        />
        <output className={styles.outcome}>
          {errors["performance"] ?? outcomeText(values, units)}
        </output>
        <Button type="submit" className={styles.save ?? ""} aria-disabled={isPending}>
          {isPending ? "Saving..." : "Save"}
        </Button>
      </form>
      {questions.length > 0 && (
        <Dialog title="Is that right?" isBusy={isPending} onClose={() => setQuestions([])}>
          {questions.map((text) => (
            <p key={text} className={styles.question}>
              {text}
            </p>
          ))}
          <DialogActions
            label={isPending ? "Saving..." : "Yes, save it"}
            isBusy={isPending}
            onCancel={() => setQuestions([])}
            onAction={() => submit(true)}
          />
        </Dialog>
      )}
    </FormSection>
  );
}

/** The form that the address asks for ("?result=swim-test&date=2027-03-01"), else a run result. */
function requestedEntry(params: URLSearchParams, today: IsoDate): EntryValues {
  const kind = params.get("result") ?? "";
  const date = parseIsoDate(params.get("date") ?? "") ?? today;
  return emptyEntry(isEntryKind(kind) ? kind : "run-result", date);
}

/** "Gives: threshold pace 8:18/mi"; empty until a test or result is complete. */
function outcomeText(values: EntryValues, units: UnitPreference): string {
  const entry = readEntry(values, units);
  if ("errors" in entry || !entry.input.performance) return "";
  const thresholds = thresholdsOf(entry.input.performance);
  const parts = THRESHOLD_KINDS.flatMap((kind) => {
    const value = thresholds[kind];
    return value === undefined
      ? []
      : [`${THRESHOLD_NAMES[kind]} ${thresholdText(kind, value, units)}`];
  });
  return `Gives: ${parts.join(", ")}`;
}
