import {
  DISCIPLINE_NAMES,
  PERCEIVED_EXERTION,
  RACE_PACE_ZONE,
  type LegPacing,
  type RaceType,
} from "@triplan/domain";
import { classes, SportIcon, sportClass, useUnits } from "@triplan/ui";
import { formatSplit } from "../../../shared/goal/goal-texts.ts";
import { PaceBands } from "./pace-bands.tsx";
import styles from "./pacing-panel.module.css";
import { bandText, heartText, pacingAdvice, stageName, targetText } from "./pacing-texts.ts";

interface LegPacingCardProps {
  leg: LegPacing;
  raceType: RaceType;
}

/** How to race a leg: its time, its target and its three parts. */
export function LegPacingCard({ leg, raceType }: LegPacingCardProps) {
  const units = useUnits();
  const { discipline, stages } = leg;
  const { rpe, words } = PERCEIVED_EXERTION[RACE_PACE_ZONE[raceType]];
  const heart = heartText(leg);
  const { rule, how, shape } = pacingAdvice(raceType, discipline);
  return (
    <article className={classes(styles.leg, sportClass(discipline))}>
      <header>
        <SportIcon discipline={discipline} />
        <h3>{DISCIPLINE_NAMES[discipline]}</h3>
        <b>{formatSplit(leg.time)}</b>
      </header>
      <p className={styles.muted}>
        {rpe.replace("-", " to ")} of 10, {words}
        {heart !== null && ` · ${heart}`}
      </p>
      <p className={styles.target}>{targetText(leg, units)}</p>
      <PaceBands leg={leg} label={`${DISCIPLINE_NAMES[discipline]}: ${shape}`} />
      <ol className={styles.stages}>
        {stages.map((stage, index) => (
          <li key={stage.from}>
            <span>{stageName(leg, index, units)}</span>
            <b>{bandText(discipline, stage, units)}</b>
          </li>
        ))}
      </ol>
      <p className={styles.advice}>
        <b>{rule}</b> {how}
      </p>
    </article>
  );
}
