import { currentWeek, formatHours, type IsoDate, PHASE_NAMES } from "@triplan/domain";
import { classes } from "@triplan/ui";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { WaitingNote } from "../../shared/completions/waiting-note.tsx";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { FRESH_MS } from "../../shared/network/cache-times.ts";
import { trpc, type PlanRow } from "../../shared/network/trpc.ts";
import frame from "../../shared/plans/plan-frame.module.css";
import { SeasonHeading } from "./season-heading.tsx";
import { SeasonLegend } from "./season-legend.tsx";
import { SeasonSkeleton } from "./season-skeleton.tsx";
import { SeasonTable } from "./season-table.tsx";
import { seasonTotals, type Season } from "./season-totals.ts";
import styles from "./season-view.module.css";

export interface SeasonViewProps {
  plan: PlanRow;
  today: IsoDate;
  /** Curves of the season. */
  chart: ReactNode;
  /** Opens the form of the plan after this one. */
  nextRace: ReactNode;
}

interface AfterRaceProps extends Pick<SeasonViewProps, "plan" | "nextRace"> {
  season: Season;
}

function AfterRace({ plan, season, nextRace }: AfterRaceProps) {
  const { doneMinutes, plannedMinutes } = seasonTotals(season.weeks);
  return (
    <section className={styles.after} aria-labelledby="after-race">
      <h2 id="after-race" className={styles.title}>
        <span dir="auto">{plan.name}</span> is done
      </h2>
      <p>
        You trained {formatHours(doneMinutes)} of {formatHours(plannedMinutes)} planned hours.
      </p>
      {nextRace}
    </section>
  );
}

/** All weeks of a plan: curves, and a row per week that opens it. */
export function SeasonView({ plan, today, chart, nextRace }: SeasonViewProps) {
  const query = trpc.exercises.season.useQuery({ planId: plan.id }, { staleTime: FRESH_MS });
  const current = currentWeek(plan.startDate, today, plan.totalWeeks);
  const isThisSeason = today >= plan.startDate && today <= plan.raceDate;
  const phase = query.data?.weeks[current - 1]?.phase;
  useDocumentTitle("Season");
  return (
    <div className={classes(frame.view, frame.onePage)}>
      <SeasonHeading
        plan={plan}
        today={today}
        current={current}
        phase={phase && PHASE_NAMES[phase]}
      />
      <WaitingNote />
      {query.data && today > plan.raceDate && (
        <AfterRace plan={plan} season={query.data} nextRace={nextRace} />
      )}
      {chart}
      {query.data ? (
        <>
          <SeasonTable
            plan={plan}
            season={query.data}
            today={today}
            current={isThisSeason ? current : null}
          />
          <SeasonLegend />
        </>
      ) : query.isError ? (
        <LoadFailure
          title="Your season did not load"
          isSection
          cause={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SeasonSkeleton weeks={plan.totalWeeks} />
      )}
    </div>
  );
}
