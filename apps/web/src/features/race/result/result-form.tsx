import { Button, Textarea } from "@mantine/core";
import { formatClock, MAX_RACE_NOTE, RACE_LEGS, type RaceStatus } from "@triplan/domain";
import { Field } from "@triplan/ui";
import { useEffect, useRef, useState } from "react";
import { LEG_NAMES } from "../model/leg-names.ts";
import type { RaceDay } from "../model/race-types.ts";
import { ChoiceSet } from "./choice-set.tsx";
import styles from "./result.module.css";
import type { FieldErrors } from "../../../shared/forms/refused-fields.ts";
import { readResult, startValues, sumOf } from "./result-values.ts";
import { useSaveResult } from "./use-save-result.ts";

const STATUSES: readonly { value: RaceStatus; label: string }[] = [
  { value: "finished", label: "I finished" },
  { value: "stopped", label: "I stopped on the way" },
  { value: "not-started", label: "I did not start" },
];

const FAIR = [
  { value: true, label: "Yes" },
  { value: false, label: "No" },
] as const;

interface ResultFormProps {
  race: RaceDay;
  onSaved: () => void;
  /** Absent for a first result. */
  onCancel?: () => void;
}

/** What the athlete raced. */
export function ResultForm({ race, onSaved, onCancel }: ResultFormProps) {
  const [values, setValues] = useState(() => startValues(race));
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const { save, isPending } = useSaveResult({ onSaved, onRefused: setErrors });
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  const update = (change: Partial<typeof values>) => {
    setErrors({});
    setValues((last) => ({ ...last, ...change }));
  };
  const { status, splits } = values;
  const sum = sumOf(values);
  const isRecorded = race.result === null && Object.keys(race.recorded).length > 0;
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label="Your result"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readResult(race.planId, values);
        if ("errors" in read) setErrors(read.errors);
        else if (!isPending) save(read.input);
      }}
    >
      <ChoiceSet
        legend="Did you finish?"
        choices={STATUSES}
        value={status}
        onChange={(next) => update({ status: next })}
      />
      {status !== "not-started" && (
        <div className={styles.fields}>
          {RACE_LEGS.map((leg) => (
            <Field
              key={leg}
              label={LEG_NAMES[leg]}
              inputMode="text"
              autoComplete="off"
              placeholder="m:ss"
              value={splits[leg]}
              error={errors[`splits.${leg}`]}
              onChange={(event) =>
                update({ splits: { ...splits, [leg]: event.currentTarget.value } })
              }
            />
          ))}
          {status === "finished" && (
            <Field
              label="Finish"
              inputMode="text"
              autoComplete="off"
              placeholder={sum === null ? "h:mm:ss" : formatClock(sum)}
              value={values.finish}
              error={errors["finishSeconds"]}
              onChange={(event) => update({ finish: event.currentTarget.value })}
            />
          )}
        </div>
      )}
      {status !== "not-started" && (
        <p className={styles.help}>
          {isRecorded && "From your recordings of that day; type over what is wrong. "}
          {status === "finished"
            ? "Leave out what you don’t know. All five parts give your finish."
            : "Fill in the parts that you finished."}
        </p>
      )}
      {errors["splits"] && <p role="alert">{errors["splits"]}</p>}
      {errors["status"] && <p role="alert">{errors["status"]}</p>}
      {status !== "not-started" && (
        <>
          <ChoiceSet
            legend="Was it a fair day?"
            choices={FAIR}
            value={values.isFairDay}
            onChange={(isFairDay) => update({ isFairDay })}
          />
          <p className={styles.help}>
            No for heat, a short course, a current, a puncture or a walk: the times then say nothing
            about your thresholds.
          </p>
        </>
      )}
      <Textarea
        label="What will you remember? (optional)"
        rows={2}
        maxLength={MAX_RACE_NOTE}
        value={values.note}
        error={errors["note"]}
        onChange={(event) => update({ note: event.currentTarget.value })}
      />
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? "Saving..." : "Save result"}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
