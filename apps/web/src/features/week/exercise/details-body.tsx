import { useState } from "react";
import { SwapList } from "../swap/swap-list.tsx";
import { DetailsActions, type DetailsActionsProps } from "./details-actions.tsx";
import { DetailsContent, type DetailsContentProps } from "./details-content.tsx";

export type DetailsBodyProps = DetailsContentProps & Omit<DetailsActionsProps, "onSwap">;

/** An exercise in full with its actions, or the choice of what to swap it for. */
export function DetailsBody(props: DetailsBodyProps) {
  const [isSwapping, setSwapping] = useState(false);
  if (isSwapping) {
    return <SwapList exercise={props.exercise} onDone={() => setSwapping(false)} />;
  }
  return (
    <>
      <DetailsContent {...props} />
      <DetailsActions {...props} onSwap={() => setSwapping(true)} />
    </>
  );
}
