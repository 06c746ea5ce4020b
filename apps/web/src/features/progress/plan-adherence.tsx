import { Skeleton } from "@mantine/core";
import type { PerformanceSummary } from "@triplan/domain";
import { trpc } from "../../shared/network/trpc.ts";
import styles from "./progress-card.module.css";

const TRENDS = {
  improving: "Improving",
  stable: "Stable",
  declining: "Declining",
} as const satisfies Record<PerformanceSummary["trend"], string>;

const percent = (value: number | null) => (value === null ? "–" : `${value}%`);

/** Adherence to the plan so far, measured from its exercises. */
export function PlanAdherence({ planId }: { planId: number }) {
  const { data, isError } = trpc.plans.performance.useQuery({ planId });
  // Hidden on failure: the rest of the card does not need it.
  if (isError) return <p className={styles.missing}>Your progress could not be loaded.</p>;
  if (!data) return <Skeleton height={56} radius={8} />;
  return (
    <dl className={styles.kept}>
      <div>
        <dt>Sessions completed</dt>
        <dd>{percent(data.completionRate)}</dd>
      </div>
      <div>
        <dt>Time vs. plan</dt>
        <dd>{percent(data.durationComparison)}</dd>
      </div>
      <div>
        <dt>Trend</dt>
        <dd>{TRENDS[data.trend]}</dd>
      </div>
    </dl>
  );
}
