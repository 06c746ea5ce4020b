import {
  DISCIPLINE_NAMES,
  DISCIPLINES,
  DISTANCE_FIELDS,
  figureText,
  isMiles,
  parseRaceDistance,
  raceDistanceFigure,
  raceDistanceInput,
  raceDistanceUnit,
  storedRaceDistance,
  type Discipline,
  type DistanceTexts,
  type Units,
} from "@triplan/domain";
import { Field, useUnits } from "@triplan/ui";
import { useState } from "react";
import { CommonLabel, SportFieldIcon, SportFields } from "../forms/sport-fields.tsx";

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

interface RaceDistanceFieldsProps {
  values: DistanceTexts;
  errors: Partial<DistanceTexts>;
  onChange: (changed: Partial<DistanceTexts>) => void;
}

/** The distances of a race's three legs: typed in the athlete's units, stored in miles. */
export const RaceDistanceFields = (props: RaceDistanceFieldsProps) => (
  <SportFields>
    {DISCIPLINES.map((discipline) => (
      <DistanceField key={discipline} discipline={discipline} {...props} />
    ))}
  </SportFields>
);

function DistanceField({
  discipline,
  values,
  errors,
  onChange,
}: RaceDistanceFieldsProps & { discipline: Discipline }) {
  const units = useUnits();
  const [typed, setTyped] = useState<Typed | null>(null);
  const field = DISTANCE_FIELDS[discipline];
  const stored = values[field];
  // Keep the typed text while it matches the stored value: "40." must not turn into "40".
  const isTyped = typed?.stored === stored && typed.units === units;

  function onType(text: string) {
    const next = storedRaceDistance(discipline, text, units);
    setTyped({ text, stored: next, units });
    onChange({ [field]: next });
  }

  return (
    <Field
      label={
        <>
          {DISCIPLINE_NAMES[discipline]}
          <CommonLabel> Distance</CommonLabel>
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
