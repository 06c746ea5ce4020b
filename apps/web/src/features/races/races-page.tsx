import { Button } from "@mantine/core";
import { currentWeek } from "@triplan/domain";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { useToday } from "../../shared/dates/today.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { planViewPath } from "../../shared/plans/plan-view.ts";
import frame from "../../shared/plans/plan-frame.module.css";
import { RaceDialog } from "./race-dialog.tsx";
import { RaceList } from "./race-list.tsx";
import { RaceSeason } from "./race-season.tsx";
import { RaceWeeks } from "./race-weeks.tsx";
import styles from "./races.module.css";
import { useRaces, type RaceRow } from "./use-races.ts";

const TITLE = "Races";

/** The races of a plan's season, what they do to it, and a way to add one. */
export function RacesPage({ plan }: { plan: PlanRow }) {
  useDocumentTitle(TITLE);
  const today = useToday();
  const [dialog, setDialog] = useState<RaceRow | "new" | null>(null);
  const { data, error, isFetching, refetch } = useRaces(plan.id);
  if (!data && error) {
    return (
      <LoadFailure
        title="The races did not load"
        cause={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PageSpinner />;
  const { races, weeks } = data;
  return (
    <div className={frame.view}>
      <div className={frame.heading}>
        <h1>{TITLE}</h1>
        <span className={frame.muted}>
          {races.length === 1 ? "One in this season" : `${races.length} in this season`}
        </span>
        <span className={frame.space} />
        <Button
          variant="default"
          component={Link}
          to={planViewPath("season", currentWeek(plan.startDate, today, plan.totalWeeks))}
        >
          Season
        </Button>
        {today < plan.raceDate && (
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setDialog("new")}>
            Add race
          </Button>
        )}
      </div>
      <section className={styles.panel} aria-label="Races of the season">
        {races.length === 1 && (
          <>
            <h2>
              Your plan leads to <span dir="auto">{plan.name}</span>
            </h2>
            <p className={styles.muted}>
              A small race on the way is good practice. Add one and see what it changes before you
              decide.
            </p>
          </>
        )}
        <RaceSeason plan={plan} races={races} today={today} />
        <RaceList planId={plan.id} races={races} today={today} onChange={setDialog} />
      </section>
      {weeks.length > 0 && <RaceWeeks races={races} weeks={weeks} />}
      {dialog && (
        <RaceDialog
          plan={plan}
          race={dialog === "new" ? undefined : dialog}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
