import { Skeleton } from "@mantine/core";
import styles from "./shell.module.css";

/** Keeps the place of a page while its code or its data is on the way. */
export function PageSkeleton() {
  return (
    <output className={styles.skeleton} aria-label="Loading">
      <Skeleton height={28} width={240} radius={8} />
      <Skeleton height={64} radius={12} />
      <Skeleton height={480} radius={12} />
    </output>
  );
}
