import { Button } from "@mantine/core";
import { unitsOf } from "@triplan/domain";
import { UnitsProvider } from "@triplan/ui";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../../../shared/account/current-user.ts";
import { useDocumentTitle } from "../../../shared/browser/use-document-title.ts";
import { WaitingNote } from "../../../shared/completions/waiting-note.tsx";
import { LoadFailure } from "../../../shared/loading/load-failure.tsx";
import { PageSpinner } from "../../../shared/loading/page-spinner.tsx";
import { trpc, type PlanRow } from "../../../shared/network/trpc.ts";
import frame from "../../../shared/plans/plan-frame.module.css";
import { planViewPath } from "../../../shared/plans/plan-view.ts";
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
  return (
    <UnitsProvider value={unitsOf(user?.unitPreference ?? "miles", plan.poolLengthMeters)}>
      <div className={frame.view} data-view="week">
        <div className={frame.heading}>
          <h1>Am I on track?</h1>
          <span className={frame.tag}>
            Week {progress.week} of {plan.totalWeeks}
          </span>
          <span className={frame.space} />
          <div className={styles.ways}>
            <Button variant="default" component={Link} to={planViewPath("week", progress.week)}>
              This week
            </Button>
            <Button variant="default" component={Link} to={planViewPath("season", progress.week)}>
              Season
            </Button>
          </div>
        </div>
        <WaitingNote />
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
        <Bests progress={progress} startDate={plan.startDate} />
        <HowFiguresAreMade progress={progress} />
      </div>
    </UnitsProvider>
  );
}
