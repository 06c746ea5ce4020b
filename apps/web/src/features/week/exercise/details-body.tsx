import { useState } from "react";
import { SwapList } from "../swap/swap-list.tsx";
import { SwapUndo } from "../swap/swap-undo.tsx";
import { PLANNED } from "../swap/use-swap.ts";
import { DetailsActions, type DetailsActionsProps } from "./details-actions.tsx";
import { DetailsContent, type DetailsContentProps } from "./details-content.tsx";

export type DetailsBodyProps = DetailsContentProps & Omit<DetailsActionsProps, "onSwap">;

/** A swap that was just made: its exercise and the kind in force before. */
interface MadeSwap {
  exerciseId: number;
  before: string;
}

/** An exercise in full with its actions, or the choice of what to swap it for. */
export function DetailsBody(props: DetailsBodyProps) {
  const { exercise } = props;
  const [isSwapping, setSwapping] = useState(false);
  const [made, setMade] = useState<MadeSwap | null>(null);
  if (isSwapping) {
    return (
      <SwapList
        exercise={exercise}
        onCancel={() => setSwapping(false)}
        onSwapped={({ from, to }) => {
          setSwapping(false);
          setMade(to === PLANNED ? null : { exerciseId: exercise.id, before: from });
        }}
      />
    );
  }
  return (
    <>
      {made?.exerciseId === exercise.id && !exercise.isCompleted && (
        <SwapUndo exercise={exercise} before={made.before} onUndone={() => setMade(null)} />
      )}
      <DetailsContent {...props} />
      <DetailsActions {...props} onSwap={() => setSwapping(true)} />
    </>
  );
}
