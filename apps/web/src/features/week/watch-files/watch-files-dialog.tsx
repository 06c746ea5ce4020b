import { CloseButton } from "@mantine/core";
import { Dialog } from "@triplan/ui";
import type { ExerciseRow } from "../model/week-types.ts";
import { ExerciseFiles } from "./exercise-files.tsx";
import { TargetPicker } from "../../../shared/watch/target-picker.tsx";
import { useTargetChoice } from "./use-target-choice.ts";
import styles from "./watch-files.module.css";
import { WeekFiles } from "./week-files.tsx";

export interface WatchFilesDialogProps {
  planId: number;
  week: number;
  /** The exercise alone, or the halves of its brick; empty for the whole week. */
  parts: readonly ExerciseRow[];
  onClose: () => void;
}

/** Downloads workouts for watches and trainers, with the athlete's choice of target. */
export function WatchFilesDialog({ planId, week, parts, onClose }: WatchFilesDialogProps) {
  const { target, choose } = useTargetChoice();
  const isWeek = parts.length === 0;
  return (
    <Dialog
      title={isWeek ? `Workouts of week ${week}` : "Workout files"}
      size={560}
      onClose={onClose}
    >
      <CloseButton className={styles.close ?? ""} aria-label="Close" onClick={onClose} />
      <TargetPicker value={target} onChange={choose} />
      {isWeek ? (
        <WeekFiles planId={planId} week={week} target={target} />
      ) : (
        <ExerciseFiles parts={parts} target={target} />
      )}
    </Dialog>
  );
}
