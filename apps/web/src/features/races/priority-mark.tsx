import { VisuallyHidden } from "@mantine/core";
import type { RacePriority } from "@triplan/domain";
import styles from "./races.module.css";

/** The letter of a race in a square, with a stronger frame the more the race matters. */
export const PriorityMark = ({ priority }: { priority: RacePriority }) => (
  <b className={styles.mark} data-priority={priority}>
    {priority}
    <VisuallyHidden> race</VisuallyHidden>
  </b>
);
