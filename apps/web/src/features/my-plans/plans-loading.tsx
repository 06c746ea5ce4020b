import { Skeleton } from "@mantine/core";
import styles from "./my-plans.module.css";

const CARDS = [1, 2, 3];

/** Keeps the cards' layout while the plans load. */
export const PlansLoading = () => (
  <output className={styles.grid} aria-label="Loading your training plans...">
    {CARDS.map((card) => (
      <Skeleton key={card} height={480} radius={12} />
    ))}
  </output>
);
