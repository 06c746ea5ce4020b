import { phaseText } from "@triplan/domain";
import type { IsoDate } from "@triplan/domain";
import { useMemo, useState } from "react";
import { useKeptChanges } from "../../shared/completions/kept-changes.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { OptionalPart } from "../../shared/loading/optional-part.tsx";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { withKept } from "./completion/with-kept.ts";
import { usePlanLimits, type RenderWays } from "./season/use-plan-limits.tsx";
import { FitnessPanel } from "./season/lazy-fitness-panel.ts";
import { useSeason } from "./season/use-season.ts";
import { WeekHeading } from "./week-heading.tsx";
import layout from "./styles/week-layout.module.css";
import { WeekSkeleton } from "./week-skeleton.tsx";
import { useWeekOverlay } from "./dialogs/use-week-overlay.ts";
import { useViewedWeek } from "./use-viewed-week.ts";
import { useWeekExercises } from "./use-week-exercises.ts";
import type { WeekTab } from "./use-week-board.ts";
import { WeekBody, type WeekBodyProps } from "./week-body.tsx";
import type { ExerciseRow, PlanRow } from "./model/week-types.ts";

export interface WeeklyViewProps {
  plan: PlanRow;
  /** The athlete's local date. */
  today: IsoDate;
  /** Ways out of the season's serious limits. */
  renderWays?: RenderWays;
}

type WeekOrStatusProps = Omit<WeekBodyProps, "rows" | "kept"> & {
  query: ReturnType<typeof useWeekExercises>;
};

/** The week, or its loading and failure states. */
function WeekOrStatus({ query, ...week }: WeekOrStatusProps) {
  const kept = useKeptChanges();
  const { data } = query;
  const { id, startDate } = week.plan;
  const rows = useMemo(() => data && withKept(data, kept, startDate), [data, kept, startDate]);
  if (rows) return <WeekBody key={`${id} ${week.week}`} {...week} rows={rows} kept={kept} />;
  if (!query.isError) return <WeekSkeleton />;
  return (
    <LoadFailure
      title="This week could not be loaded"
      isSection
      cause={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

const countAvailable = (rows: readonly ExerciseRow[]) =>
  rows.filter((row) => !row.isScheduled && !row.isCompleted).length;

/** The Weekly Training Plan view: schedules one week of a plan on its days. */
export function WeeklyView({ plan, today, renderWays }: WeeklyViewProps) {
  const { week, current, goTo } = useViewedWeek(plan, today);
  const [tab, setTab] = useState<WeekTab>("schedule");
  const overlay = useWeekOverlay(week);
  const season = useSeason(plan);
  const query = useWeekExercises(plan, week);
  const { atHead, ...limits } = usePlanLimits(plan, season, renderWays);
  const outlined = season.weeks[week - 1];
  useDocumentTitle(`Week ${week}`);
  const shown = { plan, today, week, currentWeek: current };
  return (
    <div className={layout.view}>
      <WeekHeading
        {...shown}
        phase={outlined && phaseText(outlined)}
        availableCount={query.data && countAvailable(query.data)}
        onGoTo={goTo}
        onOpenAvailable={() => overlay.show({ kind: "available" })}
        onOpenTimeOff={() => overlay.show({ kind: "time-off", day: null })}
      />
      {atHead}
      <WeekOrStatus
        {...shown}
        query={query}
        season={season}
        limits={limits}
        tab={tab}
        onTab={setTab}
        overlay={overlay}
      />
      <OptionalPart fallback={<div className={layout.fitness} />}>
        <FitnessPanel plan={plan} week={week} today={today} />
      </OptionalPart>
    </div>
  );
}
