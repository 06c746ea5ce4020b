import { useId } from "@mantine/hooks";
import { IconCheck } from "@tabler/icons-react";
import { IDEAL_WEEKS, RACE_NAMES, raceDistancesText, type RaceType } from "@triplan/domain";
import { raceClass } from "../RaceBadge/race-class.ts";
import { classes } from "../shared/classes.ts";
import { useUnits } from "../shared/units-context.ts";
import styles from "./RaceTypePicker.module.css";

/** From the longest race to the shortest. */
const ORDER = ["ironman", "70.3", "olympic", "sprint"] as const satisfies readonly RaceType[];

export interface RaceTypePickerProps {
  value: RaceType;
  onChange: (race: RaceType) => void;
}

/** Four large radio buttons, one for each race, with its distances and a good plan length. */
export function RaceTypePicker({ value, onChange }: RaceTypePickerProps) {
  const name = useId();
  const units = useUnits();
  return (
    <div className={styles.races} role="radiogroup" aria-label="Race type">
      {ORDER.map((race) => (
        <label key={race} className={classes(styles.race, raceClass(race))}>
          <input
            type="radio"
            name={name}
            value={race}
            aria-label={RACE_NAMES[race]}
            aria-describedby={`${name}-${race}`}
            checked={race === value}
            onChange={() => onChange(race)}
          />
          <b>{RACE_NAMES[race]}</b>
          <span id={`${name}-${race}`}>
            {raceDistancesText(race, units)}
            <br />
            best in {IDEAL_WEEKS[race].from}–{IDEAL_WEEKS[race].to} weeks
          </span>
          {race === value && (
            <IconCheck className={styles.tick} size={16} stroke={2.5} aria-hidden />
          )}
        </label>
      ))}
    </div>
  );
}
