import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./swap-list.module.css";
import { useSwap } from "./use-swap.ts";

interface SwapUndoProps {
  exercise: ExerciseRow;
  /** The kind of swap that was in force before. */
  before: string;
  onUndone: () => void;
}

/** Says what an exercise was just swapped for, with the way back. */
export function SwapUndo({ exercise, before, onUndone }: SwapUndoProps) {
  const { isPending, swap } = useSwap(exercise.id, { onSwapped: onUndone });
  const button = useRef<HTMLButtonElement>(null);
  // The list that had the focus is gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <p className={styles.undo}>
      <span id="swap-made">
        Swapped for <b>{exercise.name}</b>.
      </span>
      <Button
        ref={button}
        aria-describedby="swap-made"
        variant="default"
        size="xs"
        loading={isPending}
        onClick={() => swap(before)}
      >
        Undo
      </Button>
    </p>
  );
}
