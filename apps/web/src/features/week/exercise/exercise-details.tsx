import { DetailsPanel, type DetailsPanelProps } from "./details-panel.tsx";
import { DetailsSheet } from "./details-sheet.tsx";

export interface ExerciseDetailsProps extends DetailsPanelProps {
  opened: boolean;
  /** Shown beside the week instead of over it. */
  isPanel: boolean;
}

/** An exercise in full: a panel beside the week, or a sheet over it. */
export const ExerciseDetails = ({
  opened,
  isPanel,
  takesFocus,
  ...props
}: ExerciseDetailsProps) => {
  if (!isPanel) return <DetailsSheet opened={opened} {...props} />;
  // Another exercise starts at the top again.
  return opened && <DetailsPanel key={props.exercise.id} takesFocus={takesFocus} {...props} />;
};
