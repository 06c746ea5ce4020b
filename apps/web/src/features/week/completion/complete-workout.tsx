import { formatHours, plannedDistanceText, plannedPaceText } from "@triplan/domain";
import { classes, Dialog, DialogActions, sportClass, StepProfile, useUnits } from "@triplan/ui";
import { useEffect, useRef, useState } from "react";
import { useBoard } from "../placing/use-board.tsx";
import { forgetProgress, measuredSeconds } from "../guided/stored-progress.ts";
import type { FieldErrors } from "../../../shared/forms/refused-fields.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { CompletionFields } from "./completion-fields.tsx";
import { CompletionFileField } from "./completion-file.tsx";
import { readCompletion, startValues, type CompletionValues } from "./completion-values.ts";
import styles from "./completion.module.css";
import { useCompletionFile } from "./use-completion-file.ts";
import { useComplete } from "./use-complete.ts";

export interface CompleteWorkoutProps {
  exercise: ExerciseRow;
  onClose: () => void;
}

/** What was planned, above what was done. */
function Planned({ exercise }: { exercise: ExerciseRow }) {
  const units = useUnits();
  const { type, duration, distance, pace, steps } = exercise;
  return (
    <div className={classes(styles.planned, sportClass(type))}>
      <dl>
        <div>
          <dt>Planned</dt>
          <dd>{formatHours(duration)}</dd>
        </div>
        <div>
          <dt>Distance</dt>
          <dd>{plannedDistanceText(type, distance, units)}</dd>
        </div>
        <div>
          <dt>Pace</dt>
          <dd>{plannedPaceText(type, pace, units)}</dd>
        </div>
      </dl>
      <StepProfile discipline={type} steps={steps} />
    </div>
  );
}

/** Completes an exercise by hand, or changes what was entered for it. */
export function CompleteWorkout({ exercise, onClose }: CompleteWorkoutProps) {
  const { today } = useBoard();
  const athlete = { today, units: useUnits() };
  const [measured] = useState(() => measuredSeconds(exercise));
  const file = useCompletionFile(exercise);
  const recorded = file.state?.kind === "used" ? file.state.activity : null;
  const done = recorded ? { ...exercise, matchedActivity: recorded } : exercise;
  const [typed, setTyped] = useState<Partial<CompletionValues>>({});
  const values = { ...startValues(done, athlete, measured), ...typed };
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const { complete, isPending } = useComplete({
    exercise,
    onCompleted: () => {
      forgetProgress(exercise);
      file.keep();
      onClose();
    },
    onRefused: (refused) => {
      file.revokeConfirm();
      setErrors(refused);
    },
  });
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return (
    <Dialog title={exercise.name} size={560} isBusy={isPending} onClose={onClose}>
      <Planned exercise={exercise} />
      <form
        ref={form}
        aria-label="What you did"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const read = readCompletion(values, done, athlete);
          if ("errors" in read) setErrors(read.errors);
          else if (!isPending && file.state?.kind !== "reading") {
            file.confirm();
            complete(read.input);
          }
        }}
      >
        {(file.state || !exercise.isCompleted) && (
          <CompletionFileField exercise={exercise} file={file} />
        )}
        {measured !== null && !recorded && (
          <p className={styles.help}>The duration is the time of your steps.</p>
        )}
        <CompletionFields
          exercise={done}
          values={values}
          fromFile={(name) => recorded !== null && !(name in typed) && values[name] !== ""}
          errors={errors}
          update={(change) => {
            setErrors({});
            setTyped((before) => ({ ...before, ...change }));
          }}
        />
        <DialogActions
          label={isPending ? "Saving..." : "Complete Workout"}
          isBusy={isPending}
          isDisabled={file.state?.kind === "reading"}
          isFoot
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
