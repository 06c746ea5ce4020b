import { daysBetween, finishOf, formatClock, type Seconds } from "@triplan/domain";
import { Glyph } from "@triplan/ui";
import { formatSplit } from "../../../shared/goal/goal-texts.ts";
import { useToday } from "../../../shared/dates/today.ts";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import type { RaceDay } from "../model/race-types.ts";
import { Fact } from "./fact.tsx";
import styles from "./race-times.module.css";
import { SplitTable } from "./split-table.tsx";

interface RaceTimesProps {
  plan: PlanRow;
  race: RaceDay;
  isBefore: boolean;
}

/** Goal and prediction with their splits, and the time between them. */
export function RaceTimesPart({ plan, race, isBefore }: RaceTimesProps) {
  const { times, cutoffs } = race;
  const predicted = finishOf(times.predicted);
  return (
    <div className={styles.times}>
      <dl className={styles.facts}>
        {times.goalSeconds !== null && (
          <Fact name="Your goal" isStrong>
            {formatClock(times.goalSeconds)}
          </Fact>
        )}
        <Fact name={isBefore ? "Predicted at today’s paces" : "Predicted before the race"}>
          {formatClock(predicted)} <span className={styles.error}>± {times.errorPercent} %</span>
        </Fact>
        {times.goalSeconds !== null && (
          <ToFind plan={plan} race={race} goal={times.goalSeconds} isBefore={isBefore} />
        )}
        {cutoffs && (
          <Fact name="Usual cut-off">
            {formatClock(cutoffs.run)}{" "}
            <span className={styles.error}>{inHand(cutoffs.run - finishOf(times.paced))}</span>
          </Fact>
        )}
      </dl>
      <SplitTable times={times} />
      {times.goalSeconds === null && isBefore && (
        <p className={styles.note}>No goal yet. The race is paced for the prediction.</p>
      )}
      {times.isGoalOutOfReach && isBefore && times.goalSeconds !== null && (
        <p className={styles.warning}>
          <Glyph name="alert" size={16} />
          <span>
            <b>
              Pace for {formatClock(finishOf(times.paced))}, not {formatClock(times.goalSeconds)}.
            </b>{" "}
            That goal is more than the time until the race usually brings. Start at a pace that you
            can hold, and take what comes at the end.
          </span>
        </p>
      )}
    </div>
  );
}

const inHand = (seconds: number): string =>
  seconds >= 0 ? `${formatClock(seconds)} in hand` : `${formatClock(-seconds)} over it`;

function ToFind({ race, goal, isBefore }: RaceTimesProps & { goal: Seconds }) {
  const weeks = Math.ceil(daysBetween(useToday(), race.raceDate) / 7);
  const missing = finishOf(race.times.predicted) - goal;
  if (!isBefore || missing === 0) return null;
  if (missing < 0) return <Fact name="To spare">{formatSplit(-missing)}</Fact>;
  const isOut = race.times.isGoalOutOfReach;
  const inWeeks = weeks === 1 ? "in 1 week" : `in ${weeks} weeks`;
  return (
    <Fact name="To find by race day">
      {formatSplit(missing)}{" "}
      <span className={styles.tag} data-out={isOut || undefined}>
        <Glyph name={isOut ? "alert" : "check"} />
        {isOut ? "more than usual" : "realistic"} {weeks > 0 ? inWeeks : "today"}
      </span>
    </Fact>
  );
}
