import { currentWeek, type IsoDate } from "@triplan/domain";
import { classes } from "@triplan/ui";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useEffect, useEffectEvent } from "react";
import { isTyping } from "../../../shared/browser/is-typing.ts";
import { useDocumentTitle } from "../../../shared/browser/use-document-title.ts";
import { WaitingNote } from "../../../shared/completions/waiting-note.tsx";
import { LoadFailure } from "../../../shared/loading/load-failure.tsx";
import { FRESH_MS } from "../../../shared/network/cache-times.ts";
import { trpc, type PlanRow } from "../../../shared/network/trpc.ts";
import { askedWeek, planViewPath } from "../../../shared/plans/plan-view.ts";
import { SeasonSkeleton } from "../season-skeleton.tsx";
import frame from "../../../shared/plans/plan-frame.module.css";
import { MonthHeading } from "./month-heading.tsx";
import { MonthTable } from "./month-table.tsx";
import { monthName } from "./month-name.ts";
import { monthOfWeek, weekOfNextMonth, weeksOfMonth } from "./month-weeks.ts";

export interface MonthViewProps {
  plan: PlanRow;
  today: IsoDate;
}

/** The exercises and figures of a month's weeks, in one batch. */
function useMonth(plan: PlanRow, weeks: readonly number[]) {
  const fresh = { staleTime: FRESH_MS };
  const season = trpc.exercises.season.useQuery({ planId: plan.id }, fresh);
  const lists = trpc.useQueries((t) =>
    weeks.map((week) => t.exercises.listWeek({ planId: plan.id, week }, fresh)),
  );
  const queries = [season, ...lists];
  return {
    season: season.data,
    exercises: lists.flatMap(({ data }) => data ?? []),
    isLoaded: queries.every(({ data }) => data !== undefined),
    failed: queries.find(({ isError }) => isError),
    isFetching: queries.some(({ isFetching }) => isFetching),
    retry: () => queries.filter(({ isError }) => isError).map((query) => void query.refetch()),
  };
}

const PAGE_STEPS: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/** A month of the plan: a row per week with its days and totals. */
export function MonthView({ plan, today }: MonthViewProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const current = currentWeek(plan.startDate, today, plan.totalWeeks);
  const week = askedWeek(params, plan.totalWeeks) ?? current;
  const month = monthOfWeek(plan, week);
  const weeks = weeksOfMonth(plan, month);
  const { season, exercises, isLoaded, failed, isFetching, retry } = useMonth(plan, weeks);
  const go = (step: 1 | -1) => {
    const next = weekOfNextMonth(plan, month, step);
    if (next !== null) void navigate(planViewPath("month", next));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = PAGE_STEPS[event.key];
    if (step === undefined || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    go(step);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  useDocumentTitle(monthName(month));
  return (
    <div className={classes(frame.view, frame.onePage)}>
      <MonthHeading plan={plan} today={today} month={month} week={week} weeks={weeks} onStep={go} />
      <WaitingNote />
      {isLoaded && season ? (
        <MonthTable
          plan={plan}
          today={today}
          month={month}
          weeks={season.weeks.filter((each) => weeks.includes(each.week))}
          exercises={exercises}
        />
      ) : failed ? (
        <LoadFailure
          title="This month could not be loaded"
          isSection
          cause={failed.error}
          isRetrying={isFetching}
          onRetry={retry}
        />
      ) : (
        <SeasonSkeleton weeks={weeks.length} />
      )}
    </div>
  );
}
