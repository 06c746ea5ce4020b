import { Skeleton, VisuallyHidden } from "@mantine/core";
import { WEEKDAYS } from "@triplan/domain";
import layout from "./styles/week-layout.module.css";
import styles from "./week-skeleton.module.css";

const CardShape = () => (
  <div className={styles.card}>
    <Skeleton height={24} width={72} />
    <Skeleton height={12} width="80%" />
    <Skeleton height={12} width="60%" />
    <Skeleton height={24} />
  </div>
);

/** Placeholder of a loading week, with its final height. */
export const WeekSkeleton = () => (
  <div className={layout.body} aria-busy="true">
    <VisuallyHidden aria-live="polite">Loading the week</VisuallyHidden>
    <div className={styles.today}>
      <Skeleton height={16} width={160} />
      <Skeleton height={32} width="40%" />
      <Skeleton height={48} />
    </div>
    <div className={styles.strip} />
    <div className={styles.tabs} />
    <div className={layout.columns}>
      <div className={styles.list}>
        <CardShape />
        <CardShape />
        <CardShape />
      </div>
      <div className={styles.board}>
        {WEEKDAYS.map((day) => (
          <div key={day} className={styles.day}>
            <Skeleton height={24} width={64} />
            <Skeleton height={6} />
            {day % 2 === 0 && <CardShape />}
          </div>
        ))}
      </div>
      <div className={styles.rail} />
    </div>
  </div>
);
