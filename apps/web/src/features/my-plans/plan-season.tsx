import type { IsoDate } from "@triplan/domain";
import { seasonWeeks, type PlanRequest } from "@triplan/plan-engine";
import { PhaseStrip, SeasonBars } from "@triplan/ui";
import { useMemo } from "react";
import type { PlanRow } from "../../shared/network/trpc.ts";
import styles from "./plan-card.module.css";
import { planPosition } from "./plan-position.ts";

const CHART_PX = 64;

interface PlanSeasonProps {
  plan: PlanRow;
  request: PlanRequest;
  today: IsoDate;
}

export function PlanSeason({ plan, request, today }: PlanSeasonProps) {
  const weeks = useMemo(
    () =>
      seasonWeeks(request).map((week, index) => ({
        ...week,
        minutes: plan.weekMinutes[index] ?? 0,
      })),
    [request, plan.weekMinutes],
  );
  const place = planPosition(plan, weeks, today);
  return (
    <div className={styles.season}>
      <SeasonBars
        weeks={weeks}
        caption={`Planned hours of each week of ${plan.name}`}
        height={CHART_PX}
        current={place.week}
        {...(!place.isOver && { ringed: place.week })}
      />
      <div className={styles.strip}>
        <PhaseStrip weeks={weeks} isBare />
      </div>
      <p className={styles.place}>
        <span>
          <b>{place.lead}</b> {place.rest}
        </span>
        <span>{place.race}</span>
      </p>
    </div>
  );
}
