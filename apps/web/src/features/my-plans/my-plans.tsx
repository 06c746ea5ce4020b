import { PageHead } from "@triplan/ui";
import type { IsoDate } from "@triplan/domain";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { PlanUnits } from "../../shared/plans/plan-units.tsx";
import { trpc, type PlanRow } from "../../shared/network/trpc.ts";
import { DeletePlanDialog } from "./delete-plan-dialog.tsx";
import { ImportPlanButton } from "./import-plan-button.tsx";
import styles from "./my-plans.module.css";
import { orderPlans } from "./order-plans.ts";
import { NoPlans } from "./no-plans.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlansLoading } from "./plans-loading.tsx";

interface MyPlansProps {
  currentPlanId: number | null;
  /** The athlete's local date. */
  today: IsoDate;
  onView: (plan: PlanRow) => void;
  onEdit: (plan: PlanRow) => void;
  onNew: () => void;
  /** Opens the form of the plan after one. */
  renderNext: (plan: PlanRow) => ReactNode;
}

export function MyPlans(props: MyPlansProps) {
  useDocumentTitle("My Plans");
  const plans = trpc.plans.list.useQuery();
  const [leavingId, setLeavingId] = useState<number | null>(null);
  // Closes the dialog of a plan that another tab deleted.
  const leaving = plans.data?.find(({ id }) => id === leavingId);
  const title = useFocusAfterDelete(leavingId !== null && plans.data !== undefined && !leaving);
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
      <PageHead
        title="My Training Plans"
        titleRef={title}
        action={plans.data && <ImportPlanButton />}
        description={
          plans.data
            ? headLine(plans.data.length, props.currentPlanId !== null)
            : "Loading your training plans..."
        }
      />
      {plans.data ? (
        <Plans {...props} plans={plans.data} onDelete={({ id }) => setLeavingId(id)} />
      ) : (
        <PlansLoading />
      )}
      {leaving && <DeletePlanDialog plan={leaving} onClose={() => setLeavingId(null)} />}
    </div>
  );
}

/** The button that opened the dialog is deleted with its plan, so the heading takes the focus. */
function useFocusAfterDelete(isGone: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isGone) title.current?.focus();
  }, [isGone]);
  return title;
}

function headLine(count: number, hasCurrent: boolean): string {
  if (count === 0) return "Each plan leads to one race.";
  if (count === 1) return "One plan. It is on your Dashboard.";
  return hasCurrent
    ? `${count} plans. The current one is on your Dashboard.`
    : `${count} plans. Make one current to see it on your Dashboard.`;
}

interface PlansProps extends MyPlansProps {
  plans: readonly PlanRow[];
  onDelete: (plan: PlanRow) => void;
}

const Plans = ({ plans, currentPlanId, today, onNew, ...props }: PlansProps) =>
  plans.length === 0 ? (
    <NoPlans onCreate={onNew} />
  ) : (
    <ul className={styles.grid} aria-label="My Training Plans">
      {orderPlans(plans, { currentPlanId, today }).map((plan) => (
        <li key={plan.id}>
          <PlanUnits plan={plan}>
            <PlanCard
              plan={plan}
              isCurrent={plan.id === currentPlanId}
              today={today}
              onView={() => props.onView(plan)}
              onEdit={() => props.onEdit(plan)}
              onDelete={() => props.onDelete(plan)}
              next={today >= plan.raceDate && props.renderNext(plan)}
            />
          </PlanUnits>
        </li>
      ))}
    </ul>
  );
