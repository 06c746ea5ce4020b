import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { OnlineButton } from "../../../shared/offline/online-button.tsx";
import type { ExerciseRow } from "../model/week-types.ts";
import { SwapChoice } from "./swap-choice.tsx";
import styles from "./swap-list.module.css";
import { PLANNED, useSwap, useSwaps } from "./use-swap.ts";

interface SwapListProps {
  exercise: ExerciseRow;
  onCancel: () => void;
  /** Called with the kinds in force before and after. */
  onSwapped: (kinds: { from: string; to: string }) => void;
}

/** What the choices have in common, or why there are none. */
function helpText({ isError, isPending, data }: ReturnType<typeof useSwaps>): string {
  if (isError) return "The choices could not be loaded.";
  if (isPending) return "Looking for exercises that fit your week…";
  if (data?.options.length === 0 && data.planned === null) {
    return `No other exercise fits here. ${data.fewer ?? ""}`;
  }
  return "Same sport, no longer, same place in your week.";
}

/** Replacements of an exercise with what each costs; a swapped one can go back to the planned one. */
export function SwapList({ exercise, onCancel, onSwapped }: SwapListProps) {
  const list = useSwaps(exercise.id);
  const [kind, setKind] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the list is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { current = null, planned = null, options = [], fewer = null } = list.data ?? {};
  const choices = [...(planned ? [planned] : []), ...options];
  const chosen = choices.find((each) => each.kind === (kind ?? current))?.kind;
  const { isPending, swap } = useSwap(exercise.id, {
    onSwapped: () => onSwapped({ from: current ?? PLANNED, to: chosen ?? PLANNED }),
    onRefused: list.refetch,
  });
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
      <p className={styles.help}>{helpText(list)}</p>
      {choices.map((choice) => (
        <SwapChoice
          key={choice.kind}
          exercise={exercise}
          choice={choice}
          isChosen={choice.kind === chosen}
          onChoose={() => setKind(choice.kind)}
        />
      ))}
      {choices.length > 0 && fewer !== null && <p className={styles.help}>{fewer}</p>}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        {list.isError ? (
          <Button onClick={() => void list.refetch()}>Try again</Button>
        ) : (
          <OnlineButton
            type="submit"
            loading={isPending}
            disabled={chosen === undefined || chosen === current}
          >
            Swap
          </OnlineButton>
        )}
      </div>
    </form>
  );
}
