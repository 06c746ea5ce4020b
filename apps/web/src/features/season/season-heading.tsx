import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { dateInWeek, formatDateRange, type IsoDate } from "@triplan/domain";
import { Link, useSearchParams } from "react-router-dom";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { printSeasonPath } from "../../shared/plans/print-path.ts";
import { askedWeek } from "../../shared/plans/plan-view.ts";
import { RaceHead } from "../../shared/plans/race-head.tsx";
import { ViewSwitch } from "../../shared/plans/view-switch.tsx";
import frame from "../../shared/plans/plan-frame.module.css";

interface SeasonHeadingProps {
  plan: PlanRow;
  today: IsoDate;
  current: number;
  /** Of the current week; absent while the season is loading. */
  phase: string | undefined;
}

/** The season, its switch back to the week that it was opened from, and its race. */
export function SeasonHeading({ plan, today, current, phase }: SeasonHeadingProps) {
  const [params] = useSearchParams();
  return (
    <div className={frame.heading}>
      <h1>Season</h1>
      <span className={frame.muted}>
        {formatDateRange(dateInWeek(plan.startDate, 1, 0), plan.raceDate)}
      </span>
      <span className={frame.tag}>
        Week {current} of {plan.totalWeeks}
        {phase && ` · ${phase}`}
      </span>
      <ViewSwitch week={askedWeek(params, plan.totalWeeks) ?? current} />
      <span className={frame.space} />
      <Button component={Link} to={`/races?plan=${plan.id}`} variant="default">
        Races
      </Button>
      <Button
        component={Link}
        to={printSeasonPath(plan.id)}
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
      >
        Print
      </Button>
      <RaceHead plan={plan} today={today} />
    </div>
  );
}
