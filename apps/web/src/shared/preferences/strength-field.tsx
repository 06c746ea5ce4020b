import { SelectField } from "@triplan/ui";
import { STRENGTH_PLACES, strengthPlaceOf, useStrengthPlace } from "./use-strength-place.ts";

/** Where strength work is done, or off; applies at once and is stored in this browser. */
export function StrengthField() {
  const [place, setPlace] = useStrengthPlace();
  return (
    <SelectField
      label="Strength work"
      help="Shown under the aim of each week, in no hours. Applies at once, in this browser."
      data={[...STRENGTH_PLACES]}
      value={place}
      onChange={(event) => setPlace(strengthPlaceOf(event.currentTarget.value))}
    />
  );
}
