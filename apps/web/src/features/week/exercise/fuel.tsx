import { formatHours, type StepAdvice } from "@triplan/domain";
import { fuelStops, type FuelStop } from "@triplan/plan-engine";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./exercise-details.module.css";

interface FuelProps {
  exercise: Pick<ExerciseRow, "type" | "duration">;
  advice: StepAdvice;
}

const gramsText = ({ least, most }: FuelStop["grams"]) =>
  least === most ? `${most} g` : least === 0 ? `up to ${most} g` : `${least}–${most} g`;

/** Food and drink of a long exercise by the clock; nothing for short ones. */
export function Fuel({ exercise: { type, duration }, advice: { gramsPerHour } }: FuelProps) {
  const stops = gramsPerHour ? fuelStops(type, duration, gramsPerHour) : [];
  if (stops.length === 0) return null;
  return (
    <dl className={styles.fuel}>
      <Row at="Before" text="2 h: oats or toast with banana, about 60 g carbohydrate" />
      {stops.map(({ by, grams, milliliters }) => (
        <Row
          key={by}
          at={`By ${formatHours(by)}`}
          text={`${gramsText(grams)} carbohydrate · ${milliliters} ml`}
        />
      ))}
      <Row at="After" text="Within 1 h: a meal with 20 g protein" />
    </dl>
  );
}

const Row = ({ at, text }: { at: string; text: string }) => (
  <div>
    <dt>{at}</dt>
    <dd>{text}</dd>
  </div>
);
