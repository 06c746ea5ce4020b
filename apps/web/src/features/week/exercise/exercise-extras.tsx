import type { Drill, ExerciseStep, StepAdvice } from "@triplan/domain";
import styles from "./exercise-details.module.css";

const HEADING = {
  fuel: "Fuel",
  transition: "The change",
  openWater: "Open water",
} as const satisfies Record<StepAdvice["kind"], string>;

const unique = <T,>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

const Drills = ({ drills }: { drills: readonly Drill[] }) => (
  <section className={styles.section}>
    <h3 className={styles.heading}>Drills</h3>
    <dl className={styles.drills}>
      {drills.map(({ name, cue }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{cue}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Drills with their cues, what to take along, and advice about food, the change and open water. */
export function ExerciseExtras({ steps }: { steps: readonly ExerciseStep[] }) {
  const drills = unique(
    steps.flatMap((step) => step.drills ?? []),
    ({ name }) => name,
  );
  const kit = unique(
    steps.flatMap((step) => step.kit ?? []),
    (each) => each,
  );
  const advice = unique(
    steps.flatMap((step) => step.advice ?? []),
    ({ text }) => text,
  );
  return (
    <>
      {drills.length > 0 && <Drills drills={drills} />}
      {kit.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.heading}>Kit</h3>
          <p className={styles.why}>{kit.join(", ")}</p>
        </section>
      )}
      {advice.map(({ kind, text }) => (
        <section key={text} className={styles.section}>
          <h3 className={styles.heading}>{HEADING[kind]}</h3>
          <p className={styles.why}>{text}</p>
        </section>
      ))}
    </>
  );
}
