import {
  DISCIPLINES,
  milesToKilometers,
  milesToMeters,
  parseRaceDistance,
  type Discipline,
  type Miles,
} from "@triplan/domain";
import { Field, PACE_TEXTS, RaceTypePicker, SportIcon, sportClass } from "@triplan/ui";
import styles from "./create-plan.module.css";
import { FormSection } from "../../shared/form-section.tsx";
import { DISTANCE_FIELDS, withRace } from "./plan-values.ts";
import type { SectionProps } from "./section-props.ts";

const meters = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const kilometers = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A distance in the other system: a swim in metres, the rest in kilometres. */
const inMetric = (discipline: Discipline, distance: Miles) =>
  discipline === "swim"
    ? `${meters.format(milesToMeters(distance))} m`
    : `${kilometers.format(milesToKilometers(distance))} km`;

export const RaceSection = (props: SectionProps) => (
  <FormSection title="Race" note="Choosing a race fills the distances and the week.">
    <RaceTypePicker
      value={props.values.raceType}
      onChange={(race) => props.update((values) => withRace(values, race))}
    />
    <div className={styles.distances}>
      {DISCIPLINES.map((discipline) => (
        <DistanceField key={discipline} discipline={discipline} {...props} />
      ))}
    </div>
  </FormSection>
);

function DistanceField({
  discipline,
  values,
  errors,
  update,
}: SectionProps & { discipline: Discipline }) {
  const field = DISTANCE_FIELDS[discipline];
  const distance = parseRaceDistance(values[field]);
  return (
    <Field
      label={
        <>
          {PACE_TEXTS[discipline].name}
          <span className={styles.longLabel}> Distance</span>
        </>
      }
      inputMode="decimal"
      autoComplete="off"
      icon={
        <span className={sportClass(discipline)}>
          <span className={styles.sportColor}>
            <SportIcon discipline={discipline} variant="line" size={18} />
          </span>
        </span>
      }
      unit="mi"
      help={distance ? inMetric(discipline, distance) : "In miles"}
      error={errors[field]}
      value={values[field]}
      onChange={(event) => {
        const text = event.currentTarget.value;
        update((last) => ({ ...last, [field]: text }));
      }}
    />
  );
}
