import type { Discipline } from "@triplan/domain";
import type { StepRow } from "@triplan/plan-engine";
import styles from "./exercise-details.module.css";

interface StepNoteProps {
  type: Discipline;
  rows: readonly StepRow[];
}

/** How to read the targets of the main set; nothing for sets by feel. */
export function StepNote({ type, rows }: StepNoteProps) {
  const main = rows.find(({ kind }) => kind === "main");
  const text = main && noteOf(type, main);
  return text ? <p className={styles.note}>{text}</p> : null;
}

function noteOf(type: Discipline, { target, heart, sendOff }: StepRow): string | null {
  if (sendOff) {
    const { length, swim, rest, minRest, later } = sendOff;
    return `On the pool clock: ${length} in ${swim} gives you about ${rest} s rest. If it falls below ${minRest} s, leave every ${later}.`;
  }
  if (type === "swim" || target === null) return null;
  const flat =
    type === "run"
      ? "On hills, in wind or heat go by feel: the pace is for flat ground."
      : "Uphill and in wind go by feel.";
  return heart && type === "bike"
    ? `Heart rate lags: let it reach ${heart} by the end of the set. ${flat}`
    : flat;
}
