import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { ExerciseRow } from "../model/week-types.ts";
import { SwapChoice } from "./swap-choice.tsx";
import styles from "./swap-list.module.css";
import { useSwap } from "./use-swap.ts";

export interface SwapListProps {
  exercise: ExerciseRow;
  onDone: () => void;
}

/** Replacements of an exercise with what each costs; a swapped one can go back to the planned one. */
export function SwapList({ exercise, onDone }: SwapListProps) {
  const { list, isPending, swap } = useSwap(exercise.id, onDone);
  const [kind, setKind] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the list is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { current = null, planned = null, options = [] } = list.data ?? {};
  const choices = [...(planned ? [planned] : []), ...options];
  const chosen = choices.find((each) => each.kind === (kind ?? current))?.kind;
  return (
    <form
      className={styles.swap}
      aria-labelledby="swap-heading"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined && chosen !== current) swap(chosen);
      }}
    >
      <h3 id="swap-heading" ref={heading} tabIndex={-1}>
        Swap for…
      </h3>
      <p className={styles.help}>
        {list.isError
          ? "The choices could not be loaded."
          : list.isPending
            ? "Looking for exercises that fit your week…"
            : choices.length === 0
              ? "No other exercise fits this week. Move it to another day instead."
              : "Same sport, no longer, same place in your week."}
      </p>
      {choices.map((choice) => (
        <SwapChoice
          key={choice.kind}
          exercise={exercise}
          choice={choice}
          isChosen={choice.kind === chosen}
          onChoose={() => setKind(choice.kind)}
        />
      ))}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        {list.isError ? (
          <Button onClick={() => void list.refetch()}>Try again</Button>
        ) : (
          <Button
            type="submit"
            loading={isPending}
            disabled={chosen === undefined || chosen === current}
          >
            Swap
          </Button>
        )}
      </div>
    </form>
  );
}
