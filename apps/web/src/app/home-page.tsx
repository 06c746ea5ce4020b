import { lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { asksForNewPlan } from "../features/home/new-plan-request.ts";
import { useSelectedPlan } from "../features/home/use-selected-plan.ts";
import { useCurrentUser } from "../shared/current-user.ts";
import { LoadFailure } from "../shared/load-failure.tsx";
import { PageSpinner } from "../shared/page-spinner.tsx";
import { useToday } from "../shared/today.ts";
import type { PlanRow, PublicUser } from "../trpc.ts";
import { CreatePlanPage } from "./first-pages.ts";
import { FocusOnFace } from "./focus-on-face.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";

const loadWeeklyView = () => import("../features/weekly-view/weekly-view.tsx");

const PlanCards = lazy(async () => ({ default: (await import("./plan-cards.tsx")).PlanCards }));
const WeeklyView = lazy(async () => ({ default: (await loadWeeklyView()).WeeklyView }));

/** Home has three faces: the plan of the week, creating one, and creating one without an account. */
export function HomePage() {
  const user = useCurrentUser();
  if (user.data !== undefined) return <Home user={user.data} />;
  if (user.isPending) return <PageSpinner />;
  return <LoadFailure cause={user.error} onRetry={() => void user.refetch()} />;
}

function Home({ user }: { user: PublicUser | null }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const { face, turn, show, failure } = useSelectedPlan(user, asksForNewPlan(state));
  useWeeklyViewAhead(user !== null);

  function showMade(plan: PlanRow) {
    show(plan);
    // The form that New Plan asked for has done its work.
    void navigate("/", { replace: true });
  }

  if (failure) return <LoadFailure cause={failure.cause} onRetry={failure.retry} />;
  if (face.kind === "loading") return <PageSkeleton />;
  // The boundary stands here, so that what Home knows outlives the wait for a face's code.
  return (
    <Suspense fallback={<PageSkeleton />}>
      {face.kind === "create" ? (
        <CreatePlanPage user={user} onCreated={showMade} />
      ) : (
        <div data-face="week">
          <WeeklyView key={`${face.plan.id}.${turn}`} plan={face.plan} today={today} />
          <PlanCards key={face.plan.id} plan={face.plan} />
        </div>
      )}
      <FocusOnFace face={face.kind} />
    </Suspense>
  );
}

/** A signed-in user most likely has a plan: its view's code loads while the plans do. */
function useWeeklyViewAhead(isSignedIn: boolean) {
  useEffect(() => {
    if (isSignedIn) loadWeeklyView().catch(() => undefined);
  }, [isSignedIn]);
}
