import { DISCIPLINES, type Discipline, type RaceType } from "@triplan/domain";
import { ResultRow } from "./result-row.tsx";
import styles from "./result-fields.module.css";

interface ResultFieldsProps {
  raceType: RaceType;
  onPace: (discipline: Discipline, pace: number) => void;
}

/** Recent results; each one sets the race pace of its sport. */
export const ResultFields = ({ raceType, onPace }: ResultFieldsProps) => (
  <div className={styles.table}>
    <div className={styles.head} aria-hidden>
      <span />
      <span>What you did</span>
      <span>Result</span>
      <span>Your training goes by</span>
    </div>
    {DISCIPLINES.map((discipline) => (
      <ResultRow
        key={discipline}
        discipline={discipline}
        raceType={raceType}
        onPace={(pace) => onPace(discipline, pace)}
      />
    ))}
  </div>
);
