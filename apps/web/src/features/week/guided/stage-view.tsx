import { formatClock } from "@triplan/domain";
import styles from "./guided-exercise.module.css";
import type { Stage } from "./stages.ts";

export interface StageViewProps {
  stage: Stage;
  /** The stage after it; undefined for the last. */
  coming: Stage | undefined;
  /** Seconds in the stage. */
  seconds: number;
  /** Whole seconds left of a timed stage; null for the others. */
  secondsLeft: number | null;
  isPaused: boolean;
}

/** The clock and the next step stand out in the last seconds of a step. */
const ENDING_SECONDS = 5;

/** "7:00"; "1:05:00" from an hour on. */
const clockText = (seconds: number) => formatClock(seconds).replace(/^0:0?(?=\d{1,2}:)/, "");

/** One stage: what to do, the time left or so far, and what comes next. */
export function StageView({ stage, coming, seconds, secondsLeft, isPaused }: StageViewProps) {
  const { name, amount, target, facts, feel, drills, kit } = stage;
  const isCountdown = secondsLeft !== null;
  const isEnding = isCountdown && secondsLeft <= ENDING_SECONDS;
  return (
    <div className={styles.stage} data-ending={isEnding || undefined}>
      <p className={styles.name}>{name}</p>
      <p className={styles.clock} role="timer" data-paused={isPaused || undefined}>
        <b>{clockText(secondsLeft ?? seconds)}</b>
        <span>{isPaused ? "paused" : isCountdown ? `left of ${amount}` : "so far"}</span>
      </p>
      {!isCountdown && amount && <p className={styles.amount}>{amount}</p>}
      <p className={styles.target}>{target}</p>
      <p className={styles.facts}>{[...facts, ...(feel ? [feel] : [])].join(" · ")}</p>
      {kit.length > 0 && <p className={styles.facts}>with {kit.join(", ")}</p>}
      {drills.map((drill) => (
        <p key={drill.name} className={styles.cue}>
          <b>{drill.name}.</b> {drill.cue}
        </p>
      ))}
      <p className={styles.next}>
        {coming ? (
          <>
            Next: <b>{coming.text}</b>
          </>
        ) : (
          "This is the last step."
        )}
      </p>
    </div>
  );
}
