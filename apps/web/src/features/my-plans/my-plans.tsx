import type { IsoDate } from "@triplan/domain";
import { useState } from "react";
import { LoadFailure } from "../../shared/load-failure.tsx";
import { useDocumentTitle } from "../../shared/use-document-title.ts";
import { trpc, type PlanRow } from "../../trpc.ts";
import { DeletePlanDialog } from "./delete-plan-dialog.tsx";
import styles from "./my-plans.module.css";
import { NoPlans } from "./no-plans.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlansLoading } from "./plans-loading.tsx";

interface MyPlansProps {
  currentPlanId: number | null;
  /** The athlete's own date. */
  today: IsoDate;
  onView: (plan: PlanRow) => void;
  onEdit: (plan: PlanRow) => void;
  onNew: () => void;
}

/** All plans of the user, as cards. @see spec §2 "My Plans" */
export function MyPlans(props: MyPlansProps) {
  useDocumentTitle("My Plans");
  const plans = trpc.plans.list.useQuery();
  const [leaving, setLeaving] = useState<PlanRow | null>(null);
  if (plans.isLoadingError)
    return (
      <LoadFailure
        title="Your plans could not be loaded"
        cause={plans.error}
        isRetrying={plans.isFetching}
        onRetry={() => void plans.refetch()}
      />
    );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>My Training Plans</h1>
        <p>{plans.data ? headLine(plans.data.length) : "Loading your training plans..."}</p>
      </div>
      {plans.data ? (
        <Plans {...props} plans={plans.data} onDelete={setLeaving} />
      ) : (
        <PlansLoading />
      )}
      {leaving && <DeletePlanDialog plan={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

function headLine(count: number): string {
  if (count === 0) return "Each plan leads to one race.";
  return `${count === 1 ? "One plan" : `${count} plans`}. Home shows the current one.`;
}

interface PlansProps extends MyPlansProps {
  plans: readonly PlanRow[];
  onDelete: (plan: PlanRow) => void;
}

const Plans = ({ plans, currentPlanId, today, onView, onEdit, onNew, onDelete }: PlansProps) =>
  plans.length === 0 ? (
    <NoPlans onCreate={onNew} />
  ) : (
    <ul className={styles.grid} aria-label="My Training Plans">
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard
            plan={plan}
            isCurrent={plan.id === currentPlanId}
            today={today}
            onView={() => onView(plan)}
            onEdit={() => onEdit(plan)}
            onDelete={() => onDelete(plan)}
          />
        </li>
      ))}
    </ul>
  );
