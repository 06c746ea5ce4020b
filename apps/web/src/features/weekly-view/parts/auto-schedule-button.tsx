import { Button } from "@mantine/core";
import { IconArrowBackUp, IconCalendarCheck } from "@tabler/icons-react";

export interface AutoScheduleButtonProps {
  /** Exercises without a day. */
  count: number;
  /** True right after an automatic placement, until something else is moved. */
  canUndo: boolean;
  isPending: boolean;
  run: () => void;
  undo: () => void;
}

/** Places what is unscheduled; right after that, takes it back. It stays where it is for the focus. */
export function AutoScheduleButton(props: AutoScheduleButtonProps) {
  const { count, canUndo, isPending, run, undo } = props;
  const isIdle = isPending || (count === 0 && !canUndo);
  const Icon = canUndo ? IconArrowBackUp : IconCalendarCheck;
  return (
    <Button
      variant="default"
      h={32}
      leftSection={<Icon size={16} aria-hidden />}
      aria-disabled={isIdle}
      {...(isIdle && { "data-disabled": true })}
      onClick={() => {
        if (isIdle) return;
        if (canUndo) undo();
        else run();
      }}
    >
      {canUndo ? "Undo Auto-Schedule" : "Auto-Schedule Week"}
    </Button>
  );
}
