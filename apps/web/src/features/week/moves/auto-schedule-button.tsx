import { Button } from "@mantine/core";
import { IconArrowBackUp, IconCalendarCheck } from "@tabler/icons-react";
import { classes } from "@triplan/ui";
import { useId } from "react";
import { useIsOutOfReach } from "../../../shared/offline/reach.ts";
import { NEEDS_NETWORK } from "../../../shared/offline/online-button.tsx";
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
  // Its undo is a move, which can wait on the device.
  const isOutOfReach = useIsOutOfReach() && count > 0;
  const isIdle = isPending || isDone || isOutOfReach;
  const whyNot = isDone ? "Everything this week is scheduled." : isOutOfReach && NEEDS_NETWORK;
  const Icon = canUndo ? IconArrowBackUp : IconCalendarCheck;
  return (
    <>
      {whyNot && (
        <span id={reason} className={classes(styles.reason, isDone && styles.done)}>
          {whyNot}
        </span>
      )}
      <Button
        variant="default"
        h={32}
        leftSection={<Icon size={16} aria-hidden />}
        aria-disabled={isIdle}
        {...(whyNot && { "aria-describedby": reason })}
        {...(isIdle && { "data-disabled": true })}
        {...(isOutOfReach && { "data-offline": true })}
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
