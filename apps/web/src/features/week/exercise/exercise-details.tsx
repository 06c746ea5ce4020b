import { useEffect, useState } from "react";
import type { DetailsBodyProps } from "./details-body.tsx";
import { DetailsPanel } from "./details-panel.tsx";
import { DetailsSheet } from "./details-sheet.tsx";
import { PaperExercise } from "./paper-exercise.tsx";

export interface ExerciseDetailsProps extends Omit<DetailsBodyProps, "onPrint"> {
  opened: boolean;
  /** Shown beside the week instead of over it. */
  isPanel: boolean;
  /** Moves the focus to the panel, because a command opened it. */
  takesFocus: boolean;
}

/** Opens the browser's dialog while the copy for paper is mounted. */
function usePrint() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const onPrinted = () => setPrinting(false);
    window.addEventListener("afterprint", onPrinted);
    window.print();
    return () => window.removeEventListener("afterprint", onPrinted);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}

/** An exercise in full: a panel beside the week, or a sheet over it. */
export function ExerciseDetails({ opened, isPanel, takesFocus, ...rest }: ExerciseDetailsProps) {
  // Here, as paper is no screen: printing turns the panel into a sheet.
  const { isPrinting, print } = usePrint();
  const props = { ...rest, onPrint: print };
  return (
    <>
      {!isPanel && <DetailsSheet opened={opened} {...props} />}
      {isPanel && opened && (
        // Another exercise starts at the top again.
        <DetailsPanel key={rest.exercise.id} takesFocus={takesFocus} {...props} />
      )}
      {isPrinting && <PaperExercise {...rest} />}
    </>
  );
}
