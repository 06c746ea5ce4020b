import { Button } from "@mantine/core";
import { daysBetween } from "@triplan/domain";
import { PageHead, UnitsProvider } from "@triplan/ui";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../../../shared/account/current-user.ts";
import { useDocumentTitle } from "../../../shared/browser/use-document-title.ts";
import { LoadFailure } from "../../../shared/loading/load-failure.tsx";
import { PageSpinner } from "../../../shared/loading/page-spinner.tsx";
import { trpc, type PlanRow } from "../../../shared/network/trpc.ts";
import { Bests } from "./bests.tsx";
import { DayCells } from "./day-cells.tsx";
import { Headline } from "./headline.tsx";
import { HowFiguresAreMade } from "./how-figures-are-made.tsx";
import { Intensity } from "./intensity.tsx";
import styles from "./progress-page.module.css";
import { SeasonChart } from "./season-chart.tsx";
import { SportTiles } from "./sport-tiles.tsx";
import { ZoneTable } from "./zone-table.tsx";

export interface ProgressPageProps {
  plan: PlanRow;
  onAdjust: () => void;
}

/** Refetched on each visit: everything on it follows from what was done since. */
const FRESH = { staleTime: 0 };

/** "Am I on track?": the athlete's progress through a plan, each figure with its source. */
export function ProgressPage({ plan, onAdjust }: ProgressPageProps) {
  useDocumentTitle("Am I on track?");
  const { data: user } = useCurrentUser();
  const query = trpc.progress.read.useQuery({ planId: plan.id }, FRESH);
  const { data: progress, error, isFetching, refetch } = query;
  if (!progress && error) {
    return <LoadFailure cause={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!progress) return <PageSpinner />;
  const days = daysBetween(progress.today, plan.raceDate);
  return (
    <UnitsProvider value={user?.unitPreference ?? "miles"}>
      <div className={styles.page}>
        <PageHead
          title="Am I on track?"
          description={`${plan.name}: week ${progress.week} of ${plan.totalWeeks}, ${daysToRace(days)}.`}
          action={
            <Button variant="default" component={Link} to={`/?week=${progress.week}`}>
              This week
            </Button>
          }
        />
        <Headline plan={plan} progress={progress} onAdjust={onAdjust} />
        <SeasonChart plan={plan} progress={progress} />
        <SportTiles sports={progress.sports} />
        <div className={styles.two}>
          <DayCells plan={plan} progress={progress} />
          <div className={styles.column}>
            <Intensity zones={progress.zones.all} />
            <ZoneTable zones={progress.zones} />
          </div>
        </div>
        <Bests longest={progress.longest} startDate={plan.startDate} />
        <HowFiguresAreMade basis={progress.fitness.start} />
      </div>
    </UnitsProvider>
  );
}

const daysToRace = (days: number) =>
  days <= 0 ? "race day" : days === 1 ? "1 day to the race" : `${days} days to the race`;
