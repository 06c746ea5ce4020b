import { IconAlertTriangle, IconCheck, IconMinus, IconRefresh } from "@tabler/icons-react";
import { watchText, type ExerciseOnWatch } from "./watch-texts.ts";
import styles from "./watch-state.module.css";

const ICONS = {
  onWatch: IconCheck,
  changed: IconRefresh,
  refused: IconAlertTriangle,
  notSent: IconMinus,
} as const satisfies Record<ExerciseOnWatch["state"], typeof IconCheck>;

/** Whether an exercise is on the watch, as an icon and a sentence. */
export function WatchState({ workout }: { workout: ExerciseOnWatch }) {
  const Icon = ICONS[workout.state];
  return (
    <span className={styles.state} data-state={workout.state}>
      <Icon size={16} aria-hidden />
      <span dir="auto">{watchText(workout)}</span>
    </span>
  );
}
