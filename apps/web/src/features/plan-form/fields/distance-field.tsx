import {
  DISCIPLINE_NAMES,
  figureText,
  isMiles,
  parseRaceDistance,
  raceDistanceFigure,
  raceDistanceInput,
  raceDistanceUnit,
  storedRaceDistance,
  type Discipline,
  type Units,
} from "@triplan/domain";
import { Field, useUnits } from "@triplan/ui";
import { useState } from "react";
import styles from "./plan-fields.module.css";
import { DISTANCE_FIELDS } from "../draft/plan-values.ts";
import type { SectionProps } from "./section-props.ts";
import { SportFieldIcon } from "./sport-fields.tsx";

const UNIT_NAMES = { mi: "In miles", km: "In kilometers", m: "In meters" } as const;

/** The metric distance under miles; the unit of metric and of empty fields. */
function helpOf(discipline: Discipline, stored: string, units: Units): string {
  const distance = parseRaceDistance(stored);
  if (distance === null || !isMiles(units)) return UNIT_NAMES[raceDistanceUnit(discipline, units)];
  return figureText(raceDistanceFigure(discipline, distance, "kilometers"));
}

interface Typed {
  text: string;
  stored: string;
  units: Units;
}

/** A leg's distance: typed in the athlete's units, stored in miles. */
export function DistanceField({
  discipline,
  values,
  errors,
  update,
}: SectionProps & { discipline: Discipline }) {
  const units = useUnits();
  const [typed, setTyped] = useState<Typed | null>(null);
  const field = DISTANCE_FIELDS[discipline];
  const stored = values[field];
  // Keep the typed text while it matches the stored value: "40." must not turn into "40".
  const isTyped = typed?.stored === stored && typed.units === units;

  function onType(text: string) {
    const next = storedRaceDistance(discipline, text, units);
    setTyped({ text, stored: next, units });
    update((last) => ({ ...last, [field]: next }));
  }

  return (
    <Field
      label={
        <>
          {DISCIPLINE_NAMES[discipline]}
          <span className={styles.longLabel}> Distance</span>
        </>
      }
      inputMode="decimal"
      autoComplete="off"
      icon={<SportFieldIcon discipline={discipline} />}
      unit={raceDistanceUnit(discipline, units)}
      help={helpOf(discipline, stored, units)}
      error={errors[field]}
      value={isTyped ? typed.text : raceDistanceInput(discipline, stored, units)}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
