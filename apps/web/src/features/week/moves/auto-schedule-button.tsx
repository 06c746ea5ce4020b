import { Button } from "@mantine/core";
import { IconArrowBackUp, IconCalendarCheck } from "@tabler/icons-react";
import { useId } from "react";
import styles from "./auto-schedule-button.module.css";

export interface AutoScheduleButtonProps {
  /** Exercises without a day. */
  count: number;
  /** True when everything is scheduled and some of it automatically. */
  canUndo: boolean;
  isPending: boolean;
  run: () => void;
  undo: () => void;
}

/**
 * Schedules every unscheduled exercise, then offers Undo. A single button, so that it keeps the
 * focus.
 */
export function AutoScheduleButton(props: AutoScheduleButtonProps) {
  const { count, canUndo, isPending, run, undo } = props;
  const reason = useId();
  const isDone = count === 0 && !canUndo;
  const isIdle = isPending || isDone;
  const Icon = canUndo ? IconArrowBackUp : IconCalendarCheck;
  return (
    <>
      {isDone && (
        <span id={reason} className={styles.reason}>
          Everything this week is scheduled.
        </span>
      )}
      <Button
        variant="default"
        h={32}
        leftSection={<Icon size={16} aria-hidden />}
        aria-disabled={isIdle}
        {...(isDone && { "aria-describedby": reason })}
        {...(isIdle && { "data-disabled": true })}
        onClick={() => {
          if (isIdle) return;
          if (canUndo) undo();
          else run();
        }}
      >
        {canUndo ? "Undo Auto-Schedule" : "Auto-Schedule Week"}
      </Button>
    </>
  );
}
