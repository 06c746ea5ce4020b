import { Button, Textarea } from "@mantine/core";
import { formatClock, MAX_RACE_NOTE, numberWord, type RaceStatus } from "@triplan/domain";
import { Field } from "@triplan/ui";
import { useEffect, useRef, useState } from "react";
import { partName } from "../model/leg-names.ts";
import type { RacedRace } from "../model/race-types.ts";
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
  race: RacedRace;
  onSaved: () => void;
  /** Absent for a first result. */
  onCancel?: () => void;
}

/** What the athlete raced. */
export function ResultForm({ race, onSaved, onCancel }: ResultFormProps) {
  const [values, setValues] = useState(() => startValues(race));
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const { save, isPending } = useSaveResult(race, { onSaved, onRefused: setErrors });
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  const update = (change: Partial<typeof values>) => {
    setErrors({});
    setValues((last) => ({ ...last, ...change }));
  };
  const { status, splits } = values;
  const { parts } = race;
  const sum = sumOf(values, parts);
  const hasFields = status === "finished" || (status === "stopped" && parts.length > 1);
  const isRecorded = race.result === null && Object.keys(race.recorded).length > 0;
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label="Your result"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readResult(race, values);
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
      {hasFields && (
        <div className={styles.fields}>
          {(parts.length > 1 ? parts : []).map((leg) => (
            <Field
              key={leg}
              label={partName(leg, parts)}
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
      {hasFields && <FieldsHelp status={status} isRecorded={isRecorded} count={parts.length} />}
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

interface FieldsHelpProps {
  status: RaceStatus;
  isRecorded: boolean;
  /** Parts of the race. */
  count: number;
}

function FieldsHelp({ status, isRecorded, count }: FieldsHelpProps) {
  const sentences = [
    ...(isRecorded ? ["From your recordings of that day; type over what is wrong."] : []),
    ...(count === 1 ? [] : [status === "finished" ? leftOutText(count) : STOPPED_TEXT]),
  ];
  return sentences.length === 0 ? null : <p className={styles.help}>{sentences.join(" ")}</p>;
}

const STOPPED_TEXT = "Fill in the parts that you finished.";
const leftOutText = (count: number) =>
  `Leave out what you don’t know. All ${numberWord(count)} parts give your finish.`;
