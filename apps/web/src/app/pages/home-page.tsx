import { Suspense, useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { asksForNewPlan, NEW_PLAN } from "../../features/home/new-plan-request.ts";
import { FitnessPanel } from "../../features/week/season/lazy-fitness-panel.ts";
import { OtherPlanNotice } from "../../features/home/other-plan-notice.tsx";
import { prefetchWeek } from "../../features/week/use-week-exercises.ts";
import { useSelectedPlan } from "../../features/home/use-selected-plan.ts";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { OptionalPart } from "../../shared/loading/optional-part.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import { useToday } from "../../shared/dates/today.ts";
import { useAdoptStrengthPlace } from "../../shared/preferences/use-adopt-strength-place.ts";
import { planViewOf, viewedWeek } from "../../shared/plans/plan-view.ts";
import { PlanUnits } from "../../shared/plans/plan-units.tsx";
import { trpc, type PlanRow, type PublicUser } from "../../shared/network/trpc.ts";
import { PlanNextRace } from "./plan-dialogs.ts";
import { FocusOnView } from "./focus-on-view.tsx";
import { PageSkeleton } from "../shell/page-skeleton.tsx";
import {
  CreatePlanPage,
  MonthPage,
  PlanWays,
  SeasonPage,
  WeekCards,
  WeekPage,
} from "./lazy-pages.ts";

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
  const [params] = useSearchParams();
  const planView = planViewOf(params);
  const today = useToday();
  useAdoptStrengthPlace(user);
  const { view, canCancel, turn, show, failure } = useSelectedPlan(user, asksForNewPlan(state));
  usePreloadWeek(user, view.kind === "week" && planView === "week" ? view.plan : null);

  const openForm = () => void navigate("/", { state: NEW_PLAN });

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
  if (view.kind === "loading") return <PageSkeleton />;
  const currentPlanId = user?.currentTrainingPlanId ?? null;
  const isOther = view.kind === "week" && ![null, view.plan.id].includes(currentPlanId);
  // The boundary is here so that the page's state survives while a view's code loads.
  return (
    <Suspense fallback={<PageSkeleton />}>
      {view.kind === "create" ? (
        <CreatePlanPage
          user={user}
          onCreated={showMade}
          {...(canCancel && { onCancel: () => void navigate("/", { replace: true }) })}
        />
      ) : (
        <PlanUnits plan={view.plan}>
          <div data-view="week">
            {isOther && <OtherPlanNotice plan={view.plan} />}
            {planView === "month" ? (
              <MonthPage key={view.plan.id} plan={view.plan} today={today} />
            ) : planView === "season" ? (
              <SeasonPage
                key={view.plan.id}
                plan={view.plan}
                today={today}
                chart={<FitnessPanel plan={view.plan} today={today} />}
                nextRace={
                  <OptionalPart>
                    <PlanNextRace plan={view.plan} onOpen={openForm} onShow={showMade} />
                  </OptionalPart>
                }
              />
            ) : (
              <WeekPage
                key={`${view.plan.id}.${turn}`}
                plan={view.plan}
                today={today}
                renderWays={(season) => (
                  <OptionalPart>
                    <PlanWays plan={view.plan} season={season} today={today} onChoose={openForm} />
                  </OptionalPart>
                )}
              />
            )}
            {planView === "week" && (
              // Below the week, which is shown without waiting for their code.
              <OptionalPart key={view.plan.id}>
                <WeekCards plan={view.plan} />
              </OptionalPart>
            )}
          </div>
        </PlanUnits>
      )}
      <FocusOnView view={view.kind === "week" ? planView : view.kind} />
    </Suspense>
  );
}

/** Loads the week's code in parallel with the plans, since most users have one, and with its exercises. */
function usePreloadWeek(user: PublicUser | null, plan: PlanRow | null) {
  const utils = trpc.useUtils();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) WeekPage.load().catch(() => undefined);
  }, [isSignedIn]);
  const [params] = useSearchParams();
  const today = useToday();
  const week = plan && viewedWeek(params, plan, today);
  useEffect(() => {
    if (plan && week !== null) prefetchWeek(utils, plan, week);
  }, [utils, plan, week]);
}
