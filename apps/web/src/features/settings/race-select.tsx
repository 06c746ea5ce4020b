import { isRaceType, RACE_NAMES, RACE_TYPES, type RaceType } from "@triplan/domain";
import { SelectField, type SelectFieldProps } from "@triplan/ui";

const RACES = RACE_TYPES.map((race) => ({ value: race, label: RACE_NAMES[race] }));

interface RaceSelectProps extends Pick<SelectFieldProps, "label" | "help"> {
  value: RaceType;
  onChange: (race: RaceType) => void;
}

export const RaceSelect = ({ onChange, ...rest }: RaceSelectProps) => (
  <SelectField
    {...rest}
    data={RACES}
    onChange={(event) => {
      const chosen = event.currentTarget.value;
      if (isRaceType(chosen)) onChange(chosen);
    }}
  />
);
