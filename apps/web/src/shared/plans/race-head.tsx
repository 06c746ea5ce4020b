import { IconFlag } from "@tabler/icons-react";
import { formatDateWithDay, type IsoDate } from "@triplan/domain";
import { Link } from "react-router-dom";
import { raceCountdown } from "./race-countdown.ts";
import { racePath } from "./race-path.ts";
import styles from "./race-head.module.css";

export interface RaceHeadProps {
  plan: { id: number; name: string; raceDate: IsoDate };
  today: IsoDate;
}

/** The race of a plan with its date and the days until it. */
export const RaceHead = ({ plan, today }: RaceHeadProps) => (
  <div className={styles.race}>
    <IconFlag size={16} aria-hidden />
    <Link to={racePath(plan.id)} className={styles.name} title={plan.name} dir="auto">
      {plan.name}
    </Link>
    <span className={styles.date}>{formatDateWithDay(plan.raceDate)}</span>
    <b className={styles.countdown}>{raceCountdown(today, plan.raceDate) ?? "Race done"}</b>
  </div>
);
