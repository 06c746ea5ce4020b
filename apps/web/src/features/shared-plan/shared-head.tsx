import {
  DISCIPLINES,
  figureText,
  formatDateWithDay,
  formatHours,
  listed,
  miles,
  raceDistanceFigure,
  type Units,
} from "@triplan/domain";
import { RaceBadge, useUnits } from "@triplan/ui";
import type { ReactNode } from "react";
import type { SharedPlan } from "../../shared/network/trpc.ts";
import { seasonSentence, shortSeasonSentence } from "../../shared/plans/season-sentence.ts";
import styles from "./shared-plan.module.css";

const DISTANCES = { swim: "swimDistance", bike: "bikeDistance", run: "runDistance" } as const;

/** "swim 0.93 mi, bike 25 mi and run 6.2 mi". */
const distancesText = (plan: SharedPlan, units: Units): string =>
  listed(
    DISCIPLINES.map((sport) => {
      const figure = raceDistanceFigure(sport, miles(Number(plan[DISTANCES[sport]])), units);
      return `${sport} ${figureText(figure)}`;
    }),
  );

function seasonText({ weeks }: SharedPlan): string {
  const short = shortSeasonSentence(weeks);
  if (short !== null) return short;
  const { from, to, rhythm } = seasonSentence(weeks);
  const hours =
    from === to
      ? `It has about ${formatHours(to)}`
      : `It grows from ${formatHours(from)} to ${formatHours(to)}`;
  return `${hours} hours a week${rhythm}.`;
}

/** What the plan is for, and the button to use it. */
export function SharedHead({ plan, use }: { plan: SharedPlan; use: ReactNode }) {
  const units = useUnits();
  const { length } = plan.weeks;
  return (
    <header className={styles.head}>
      <div>
        <RaceBadge raceType={plan.raceType}>
          {length === 1 ? "1 week" : `${length} weeks`}
        </RaceBadge>
        <h1 className={styles.title} dir="auto">
          {plan.name}
        </h1>
        <p className={styles.text}>
          A plan for {distancesText(plan, units)}
          {plan.raceDate !== null && ` on ${formatDateWithDay(plan.raceDate)}`}. {seasonText(plan)}
        </p>
      </div>
      <div className={styles.use}>
        {use}
        <p className={styles.note}>
          You choose your own race day, days and paces first. No account needed to look.
        </p>
      </div>
    </header>
  );
}
