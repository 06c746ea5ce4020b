import type { ExerciseStep, StepAdvice } from "@triplan/domain";
import { Fuel } from "./fuel.tsx";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./exercise-details.module.css";

const HEADING = {
  fuel: "Fuel",
  transition: "The change",
  openWater: "Open water",
} as const satisfies Record<StepAdvice["kind"], string>;

const unique = <T,>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/** The drills of the steps with their cues. */
export function Drills({ steps }: { steps: readonly ExerciseStep[] }) {
  const drills = unique(
    steps.flatMap((step) => step.drills ?? []),
    ({ name }) => name,
  );
  if (drills.length === 0) return null;
  return (
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
}

/** What to take along, and advice about food, the change and open water; of both halves of a brick. */
export function ExerciseExtras({ parts }: { parts: readonly ExerciseRow[] }) {
  const steps = parts.flatMap((part) => part.steps.map((step) => ({ part, step })));
  const kit = unique(
    steps.flatMap(({ step }) => step.kit ?? []),
    (each) => each,
  );
  const given = unique(
    steps.flatMap(({ part, step }) => (step.advice ?? []).map((advice) => ({ part, advice }))),
    ({ advice }) => advice.text,
  );
  return (
    <>
      {kit.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.heading}>Kit</h3>
          <p className={styles.why}>{kit.join(", ")}</p>
        </section>
      )}
      {given.map(({ part, advice }) => (
        <section key={advice.text} className={styles.section}>
          <h3 className={styles.heading}>{HEADING[advice.kind]}</h3>
          <Fuel exercise={part} advice={advice} />
          <p className={styles.why}>{advice.text}</p>
        </section>
      ))}
    </>
  );
}
