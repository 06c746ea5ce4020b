import { Skeleton, VisuallyHidden } from "@mantine/core";
import styles from "./season-view.module.css";

/** Placeholder of a loading season; its rows have their final height. */
export const SeasonSkeleton = ({ weeks }: { weeks: number }) => (
  <div className={styles.skeleton} aria-busy="true">
    <VisuallyHidden aria-live="polite">Loading the season</VisuallyHidden>
    {Array.from({ length: weeks }, (_, index) => (
      <div key={index} className={styles.skeletonRow}>
        <Skeleton height={12} width={64} />
        <Skeleton height={14} width={`${40 + ((index * 7) % 30)}%`} />
      </div>
    ))}
  </div>
);
