import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import { isNotFound } from "../../shared/network/is-not-found.ts";
import { trpc, type SharedPlan } from "../../shared/network/trpc.ts";
import { PlanUnits } from "../../shared/plans/plan-units.tsx";
import { NotShared } from "./not-shared.tsx";
import { SharedHead } from "./shared-head.tsx";
import { SharedSeason } from "./shared-season.tsx";
import { SharedWeek } from "./shared-week.tsx";
import { useShownWeek } from "./use-shown-week.ts";
import styles from "./shared-plan.module.css";

interface SharedPlanPageProps {
  onNewPlan: () => void;
  /** The button that starts a plan of the reader's own. */
  renderUse: (plan: SharedPlan) => ReactNode;
}

/** A plan that its athlete shares by a link: read only, and for people without an account. */
export function SharedPlanPage({ onNewPlan, renderUse }: SharedPlanPageProps) {
  const { token = "" } = useParams();
  // Read again on each visit: the link may be off by now.
  const plan = trpc.sharing.open.useQuery({ token }, { staleTime: 0 });
  if (plan.data) {
    return (
      <PlanUnits plan={plan.data}>
        <Shown plan={plan.data} use={renderUse(plan.data)} />
      </PlanUnits>
    );
  }
  if (!plan.error) return <PageSpinner />;
  if (isNotFound(plan.error)) return <NotShared onNewPlan={onNewPlan} />;
  return (
    <LoadFailure
      title="This plan could not be loaded"
      cause={plan.error}
      isRetrying={plan.isFetching}
      onRetry={() => void plan.refetch()}
    />
  );
}

function Shown({ plan, use }: { plan: SharedPlan; use: ReactNode }) {
  useDocumentTitle(plan.name);
  const { week, pathTo } = useShownWeek(plan);
  return (
    <div className={styles.page}>
      <SharedHead plan={plan} use={use} />
      <SharedSeason plan={plan} week={week} pathTo={pathTo} />
      <SharedWeek plan={plan} week={week} pathTo={pathTo} />
      <p className={styles.note}>
        This page is read-only. It shows a plan
        {plan.hasPaces ? " with its paces, and nothing else" : ", and nothing"} about the athlete
        who made it.
      </p>
    </div>
  );
}
