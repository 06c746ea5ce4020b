import { addDays, formatDayAndMonth, shortStartDays } from "@triplan/domain";
import type { PlanRow } from "../model/week-types.ts";
import styles from "./first-step.module.css";

/** Explains why the first week of a plan created mid-week is short. */
export function ShortStart({ plan, week }: { plan: PlanRow; week: number }) {
  const days = week === 1 ? shortStartDays(plan) : null;
  if (days === null) return null;
  const next = formatDayAndMonth(addDays(plan.startDate, 7));
  return (
    <p className={styles.short}>
      {days === 0 ? (
        <b>Nothing to do this week.</b>
      ) : (
        <b>
          A short start: {days} {days === 1 ? "day" : "days"}.
        </b>
      )}
      {plan.totalWeeks > 1 && ` Your first full week begins on ${next}.`}
    </p>
  );
}
