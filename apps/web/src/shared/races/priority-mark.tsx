import { VisuallyHidden } from "@mantine/core";
import type { RacePriority } from "@triplan/domain";
import styles from "./priority-mark.module.css";

interface PriorityMarkProps {
  priority: RacePriority;
  isSmall?: boolean;
}

/** The letter of a race in a square, filled for the plan's own race. */
export const PriorityMark = ({ priority, isSmall }: PriorityMarkProps) => (
  <span className={styles.mark} data-priority={priority} data-small={isSmall || undefined}>
    {priority}
    <VisuallyHidden> race</VisuallyHidden>
  </span>
);
