import { Skeleton } from "@mantine/core";
import styles from "./shell.module.css";

/** Keeps the page's layout while its code or data loads. */
export function PageSkeleton() {
  return (
    <output className={styles.skeleton} aria-label="Loading">
      <Skeleton height={28} width={240} radius={8} />
      <Skeleton height={64} radius={12} />
      <Skeleton height={480} radius={12} />
    </output>
  );
}
