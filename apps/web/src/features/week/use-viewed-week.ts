import { currentWeek, openingWeek, type IsoDate } from "@triplan/domain";
import { useSearchParams } from "react-router-dom";
import { viewedWeek } from "../../shared/plans/plan-view.ts";
import { withoutOverlay } from "./dialogs/use-week-overlay.ts";
import type { PlanRow } from "./model/week-types.ts";

const PARAM = "week";

/** The week in the address, within the plan; else the plan's initial week. */
export function useViewedWeek(plan: PlanRow, today: IsoDate) {
  const [params, setParams] = useSearchParams();
  const current = currentWeek(plan.startDate, today, plan.totalWeeks);
  const opening = openingWeek(plan, today);
  const week = viewedWeek(params, plan, today);
  const goTo = (next: number) =>
    setParams((before) => {
      const after = withoutOverlay(before);
      if (next === opening) after.delete(PARAM);
      else after.set(PARAM, String(next));
      return after;
    });
  return { week, current, goTo };
}
