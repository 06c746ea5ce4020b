import { Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { asksForNewPlan } from "../features/home/new-plan-request.ts";
import { OtherPlanNotice } from "../features/home/other-plan-notice.tsx";
import { useSelectedPlan } from "../features/home/use-selected-plan.ts";
import { useCurrentUser } from "../shared/current-user.ts";
import { LoadFailure } from "../shared/load-failure.tsx";
import { PageSpinner } from "../shared/page-spinner.tsx";
import { useToday } from "../shared/today.ts";
import type { PlanRow, PublicUser } from "../trpc.ts";
import { FocusOnFace } from "./focus-on-face.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { CreatePlanPage, WeekCards, WeekPage } from "./pages.ts";

/** The Dashboard: the current plan's week, the creation form, or that form for a visitor. */
export function HomePage() {
  const user = useCurrentUser();
  if (user.data !== undefined) return <Home user={user.data} />;
  if (user.isPending) return <PageSpinner />;
  return (
    <LoadFailure
      cause={user.error}
      isRetrying={user.isFetching}
      onRetry={() => void user.refetch()}
    />
  );
}

function Home({ user }: { user: PublicUser | null }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  useWeekAhead(user !== null);
  const { face, canCancel, turn, show, failure } = useSelectedPlan(user, asksForNewPlan(state));

  function showMade(plan: PlanRow) {
    show(plan);
    // Clears the New Plan request.
    void navigate("/", { replace: true });
  }

  if (failure) {
    return (
      <LoadFailure cause={failure.cause} isRetrying={failure.isRetrying} onRetry={failure.retry} />
    );
  }
  if (face.kind === "loading") return <PageSkeleton />;
  const currentPlanId = user?.currentTrainingPlanId ?? null;
  const isOther = face.kind === "week" && ![null, face.plan.id].includes(currentPlanId);
  // The boundary is here so that the page's state survives while a view's code loads.
  return (
    <Suspense fallback={<PageSkeleton />}>
      {face.kind === "create" ? (
        <CreatePlanPage
          user={user}
          onCreated={showMade}
          {...(canCancel && { onCancel: () => void navigate("/", { replace: true }) })}
        />
      ) : (
        <div data-face="week">
          {isOther && <OtherPlanNotice plan={face.plan} />}
          <WeekPage key={`${face.plan.id}.${turn}`} plan={face.plan} today={today} />
          <WeekCards key={face.plan.id} plan={face.plan} />
        </div>
      )}
      <FocusOnFace face={face.kind} />
    </Suspense>
  );
}

/** Loads the week's code in parallel with the plans: most signed-in users have a plan. */
function useWeekAhead(isSignedIn: boolean) {
  useEffect(() => {
    if (isSignedIn) WeekPage.load().catch(() => undefined);
  }, [isSignedIn]);
}
