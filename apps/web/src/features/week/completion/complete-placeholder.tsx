import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { DAY_NAMES, weekdayOf } from "@triplan/domain";
import { Dialog, DialogActions } from "@triplan/ui";
import { useState } from "react";
import { NOTICES } from "../../../shared/notifications/messages.ts";
import { notifyInfo } from "../../../shared/notifications/notify.ts";
import { useBoard } from "../placing/use-board.tsx";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./complete-placeholder.module.css";

export interface CompletePlaceholderProps {
  exercise: ExerciseRow;
  onClose: () => void;
}

interface Completion {
  dayName: string;
  duration: string;
  distance: string;
  pace: string;
  notes: string;
}

interface FieldsProps {
  values: Completion;
  onChange: (change: Partial<Completion>) => void;
}

const Fields = ({ values, onChange }: FieldsProps) => (
  <div className={styles.fields}>
    <NativeSelect
      label="Completed Day"
      data={[...DAY_NAMES]}
      value={values.dayName}
      onChange={(event) => onChange({ dayName: event.currentTarget.value })}
    />
    <TextInput
      label="Actual Duration (minutes)"
      inputMode="numeric"
      value={values.duration}
      onChange={(event) => onChange({ duration: event.currentTarget.value })}
    />
    <TextInput
      label="Actual Distance (optional)"
      placeholder="5.2 km"
      value={values.distance}
      onChange={(event) => onChange({ distance: event.currentTarget.value })}
    />
    <TextInput
      label="Actual Pace (optional)"
      placeholder="5:30/km"
      value={values.pace}
      onChange={(event) => onChange({ pace: event.currentTarget.value })}
    />
    <Textarea
      className={styles.notes ?? ""}
      label="Notes (optional)"
      rows={3}
      value={values.notes}
      onChange={(event) => onChange({ notes: event.currentTarget.value })}
    />
  </div>
);

/**
 * Complete Workout Manually: a placeholder that saves nothing and says so. Hidden where the flag
 * `manual-completion` is on.
 */
export function CompletePlaceholder({ exercise, onClose }: CompletePlaceholderProps) {
  const { today } = useBoard();
  const [values, setValues] = useState<Completion>({
    dayName: exercise.dayName ?? DAY_NAMES[weekdayOf(today)],
    duration: String(exercise.duration),
    distance: "",
    pace: "",
    notes: "",
  });
  return (
    <Dialog title="Complete Workout Manually" size={480} onClose={onClose}>
      <p className={styles.name}>{exercise.name}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          notifyInfo(NOTICES.completion);
        }}
      >
        <Fields
          values={values}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        />
        <DialogActions label="Complete Workout" isBusy={false} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
