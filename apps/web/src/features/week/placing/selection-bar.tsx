import { formatHours } from "@triplan/domain";
import { FloatingBar, FloatingBarButton } from "@triplan/ui";
import { plannedMinutes } from "../model/minutes.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import layout from "../styles/week-layout.module.css";

export interface SelectionBarProps {
  /** The selected exercise and what moves with it. */
  unit: readonly ExerciseRow[];
  onGoToSchedule: () => void;
  onCancel: () => void;
}

/** Floats over the page while an exercise is selected. */
export function SelectionBar({ unit, onGoToSchedule, onCancel }: SelectionBarProps) {
  const [first] = unit;
  if (!first) return null;
  return (
    <FloatingBar
      caption="Exercise Selected"
      title={unit.map(({ name }) => name).join(" + ")}
      detail={formatHours(plannedMinutes(unit))}
      discipline={first.type}
    >
      <span className={layout.goToSchedule}>
        <FloatingBarButton onClick={onGoToSchedule}>Go to Schedule</FloatingBarButton>
      </span>
      <FloatingBarButton plain onClick={onCancel}>
        Cancel
      </FloatingBarButton>
    </FloatingBar>
  );
}
