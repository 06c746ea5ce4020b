import { Skeleton } from "@mantine/core";
import { currentWeek, daysBetween, type IsoDate } from "@triplan/domain";
import { planRequestOf, seasonWeeks, type FitnessCurves } from "@triplan/plan-engine";
import { FitnessChart } from "@triplan/ui";
import { useMemo } from "react";
import { SeasonAxis } from "../../../shared/plans/season-axis.tsx";
import { WeekLinks } from "../../../shared/plans/week-links.tsx";
import { useRaceDays } from "../../../shared/races/use-race-days.ts";
import { useTimeOff } from "../../../shared/time-off/use-time-off.ts";
import { FRESH_MS } from "../../../shared/network/cache-times.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import panel from "../styles/week-panel.module.css";
import type { PlanRow } from "../model/week-types.ts";
import { fitnessTable, morningText, timeOffDays } from "./fitness-facts.ts";
import { fitnessSentence } from "./fitness-sentence.ts";
import styles from "./fitness-panel.module.css";

export interface FitnessPanelProps {
  plan: PlanRow;
  /** The shown week; none in the view of the season. */
  week?: number;
  today: IsoDate;
}

const HEADS = ["Fitness", "Fatigue", "Form"] as const;

function Table({ plan, fitness }: { plan: PlanRow; fitness: FitnessCurves }) {
  const order = fitness.done.length > 0 ? ", done / planned where it is done" : "";
  return (
    <details className={styles.figures}>
      <summary>Show as a table</summary>
      <table>
        <caption>At the start of each week{order}</caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fitnessTable(plan, fitness).map(({ when, figures }) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              {HEADS.map((head, place) => (
                <td key={head}>{figures[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Curves({ plan, week, today, fitness }: FitnessPanelProps & { fitness: FitnessCurves }) {
  const weeks = useMemo(() => seasonWeeks(planRequestOf(plan)), [plan]);
  const isSeason = today >= plan.startDate && today <= plan.raceDate;
  const races = useRaceDays(plan.id);
  const timeOff = useTimeOff(plan.id);
  const lastDays = daysBetween(plan.startDate, plan.raceDate) - 7 * (plan.totalWeeks - 1);
  return (
    <>
      <p className={styles.sentence}>{fitnessSentence(fitness)}</p>
      <FitnessChart
        {...fitness}
        today={daysBetween(plan.startDate, today)}
        {...(week !== undefined && { shown: (week - 1) * 7 })}
        recovery={weeks.flatMap(({ isRecovery, week: each }) => (isRecovery ? (each - 1) * 7 : []))}
        timeOff={timeOffDays(plan, timeOff)}
        races={races.map(({ date, priority }) => ({
          day: daysBetween(plan.startDate, date),
          letter: priority,
        }))}
        axis={
          <SeasonAxis
            weeks={weeks}
            current={isSeason ? currentWeek(plan.startDate, today, plan.totalWeeks) : null}
            lastDays={lastDays}
          />
        }
        links={<WeekLinks weeks={weeks} lastDays={lastDays} />}
        textOf={(index) => morningText(plan, fitness, index, races)}
      />
      <Table plan={plan} fitness={fitness} />
    </>
  );
}

/** Planned and measured curves of the season, with their sentence and table. */
export function FitnessPanel(props: FitnessPanelProps) {
  const query = trpc.exercises.fitness.useQuery({ planId: props.plan.id }, { staleTime: FRESH_MS });
  return (
    <section className={styles.panel} data-week={props.week} aria-label="Fitness to race day">
      <h2 className={panel.title}>Fitness to race day</h2>
      {query.data && <Curves {...props} fitness={query.data} />}
      {query.isPending && <Skeleton height={272} aria-hidden />}
      {query.isError && (
        <p role="alert" className={styles.sentence}>
          Your fitness could not be loaded.{" "}
          <button type="button" onClick={() => void query.refetch()}>
            Try again
          </button>
        </p>
      )}
    </section>
  );
}
