import { Button } from "@mantine/core";
import { useRegistrationClosed } from "../../../shared/account/use-registration-closed.ts";
import type { PlanOverview } from "@triplan/domain";
import type { ReactNode } from "react";
import styles from "./plan-overview-card.module.css";

interface PlanOverviewCardProps {
  overview: PlanOverview;
  isVisitor: boolean;
  isPending: boolean;
  /** Rendered between the totals and the button. */
  children?: ReactNode;
}

const NOT_KNOWN = "–";

const totals = (overview: PlanOverview) => [
  { label: "Total weeks", value: overview.totalWeeks || NOT_KNOWN },
  { label: "Training days per week", value: overview.trainingDays },
  { label: "Total weekly hours", value: overview.weeklyHours },
  { label: "Endurance days", value: overview.enduranceDays },
  { label: "Rest days", value: overview.restDays },
];

/** Totals of the entries, and the button that generates the plan. */
export const PlanOverviewCard = ({
  overview,
  isVisitor,
  isPending,
  children,
}: PlanOverviewCardProps) => (
  <section className={styles.card} aria-labelledby="plan-overview">
    <h2 id="plan-overview" className={styles.heading}>
      Plan Overview
    </h2>
    <dl className={styles.totals}>
      {totals(overview).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {children}
    <div className={styles.action}>
      <Button
        type="submit"
        className={styles.submit ?? ""}
        aria-disabled={isPending}
        data-busy={isPending || undefined}
      >
        {isPending ? "Generating..." : "Generate Training Plan"}
      </Button>
      <p className={styles.next}>
        {isVisitor ? (
          <VisitorNext />
        ) : (
          "The plan is saved to your account and opens at its first week."
        )}
      </p>
    </div>
  </section>
);

const VisitorNext = () =>
  useRegistrationClosed()
    ? "Next: log in to save it. Registration is closed on this server."
    : "Next: log in or create an account to save it. Your entries are kept.";
