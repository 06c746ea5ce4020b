import { Button, Skeleton, VisuallyHidden } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { MissingPage } from "../../shared/loading/missing-page.tsx";
import { trpc, type PlanRow } from "../../shared/network/trpc.ts";
import { showPlan } from "../../shared/plans/chosen-plan.ts";
import { planViewPath } from "../../shared/plans/plan-view.ts";
import { PacingPanel } from "./pacing/pacing-panel.tsx";
import { Checklist } from "./plan/checklist.tsx";
import { FuelTable } from "./plan/fuel-table.tsx";
import { RaceMorning } from "./plan/race-morning.tsx";
import { RaceWeek } from "./plan/race-week.tsx";
import { RaceHero } from "./race-hero.tsx";
import { AfterOwnRace, RaceAfterThisOne } from "./result/next-steps.tsx";
import { ResultPanel } from "./result/result-panel.tsx";
import styles from "./styles/race-page.module.css";
import { ofOwnRace, type RaceDay } from "./model/race-types.ts";
import { useRaceClock } from "./model/use-race-clock.ts";

export interface RacePageProps {
  plan: PlanRow;
  /** Opens the plan's goal. */
  onEditGoal: () => void;
  /** Opens the form of the plan after this one. */
  nextRace: ReactNode;
}

/** Refetched on each visit: thresholds, goal and result may have changed it. */
const FRESH = { staleTime: 0 };

/** The race of a plan: how to get ready for it, how to race it, and what it brought. */
export function RacePage(props: RacePageProps) {
  useDocumentTitle(props.plan.name);
  const query = trpc.raceDay.read.useQuery({ planId: props.plan.id }, FRESH);
  const { data: race, error, isFetching, refetch } = query;
  if (race) return <Loaded {...props} race={race} />;
  if (error?.data?.reason === "not_found") return <MissingPage title="Race not found" />;
  if (error) {
    return <LoadFailure cause={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return <Loading />;
}

function WayBack({ plan }: { plan: PlanRow }) {
  const { data: user } = useCurrentUser();
  return (
    <Button
      variant="default"
      component={Link}
      to={planViewPath("week", plan.totalWeeks)}
      className={styles.back ?? ""}
      leftSection={<IconChevronLeft size={16} aria-hidden />}
      onClick={() => showPlan(plan.id, user?.currentTrainingPlanId ?? null)}
    >
      Week {plan.totalWeeks}
    </Button>
  );
}

function Loaded({ plan, race, onEditGoal, nextRace }: RacePageProps & { race: RaceDay }) {
  const now = useRaceClock(race);
  const { raceType } = plan;
  const result = (
    <ResultPanel race={ofOwnRace(race)}>
      <AfterOwnRace nextRace={nextRace} />
    </ResultPanel>
  );
  return (
    <div className={styles.page}>
      <WayBack plan={plan} />
      {now.stage === "over" && result}
      <RaceHero plan={plan} race={race} now={now} onEditGoal={onEditGoal} />
      {(now.stage === "day" || now.stage === "racing") && result}
      <PacingPanel raceType={raceType} race={race} />
      <div className={styles.two}>
        <RaceMorning race={race} now={now} />
        <div className={styles.column}>
          <FuelTable fuel={race.fuel} />
          <Checklist race={race} />
        </div>
      </div>
      <RaceWeek plan={plan} race={race} />
      {(now.stage === "ahead" || now.stage === "week") && <RaceAfterThisOne nextRace={nextRace} />}
    </div>
  );
}

const Loading = () => (
  <div className={styles.page} aria-busy="true">
    <VisuallyHidden aria-live="polite">Loading the race</VisuallyHidden>
    <Skeleton height={36} width={112} />
    <Skeleton height={240} radius={12} />
    <Skeleton height={320} radius={12} />
    <div className={styles.two}>
      <Skeleton height={480} radius={12} />
      <Skeleton height={480} radius={12} />
    </div>
  </div>
);
